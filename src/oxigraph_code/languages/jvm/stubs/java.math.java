// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.math;

import java.lang.*;
import java.io.Serializable;
import java.util.Random;

public class BigDecimal extends Number implements Comparable<BigDecimal> {
    public static BigDecimal ONE;
    public static int ROUND_CEILING;
    public static int ROUND_DOWN;
    public static int ROUND_FLOOR;
    public static int ROUND_HALF_DOWN;
    public static int ROUND_HALF_EVEN;
    public static int ROUND_HALF_UP;
    public static int ROUND_UNNECESSARY;
    public static int ROUND_UP;
    public static BigDecimal TEN;
    public static BigDecimal ZERO;
    public BigDecimal abs();
    public BigDecimal abs(MathContext a);
    public BigDecimal add(BigDecimal a);
    public BigDecimal add(BigDecimal a, MathContext b);
    public byte byteValueExact();
    public int compareTo(BigDecimal a);
    public BigDecimal divide(BigDecimal a);
    public BigDecimal divide(BigDecimal a, MathContext b);
    public BigDecimal divide(BigDecimal a, RoundingMode b);
    public BigDecimal divide(BigDecimal a, int b);
    public BigDecimal divide(BigDecimal a, int b, RoundingMode c);
    public BigDecimal divide(BigDecimal a, int b, int c);
    public BigDecimal[] divideAndRemainder(BigDecimal a);
    public BigDecimal[] divideAndRemainder(BigDecimal a, MathContext b);
    public BigDecimal divideToIntegralValue(BigDecimal a);
    public BigDecimal divideToIntegralValue(BigDecimal a, MathContext b);
    public int intValueExact();
    public long longValueExact();
    public BigDecimal max(BigDecimal a);
    public BigDecimal min(BigDecimal a);
    public BigDecimal movePointLeft(int a);
    public BigDecimal movePointRight(int a);
    public BigDecimal multiply(BigDecimal a);
    public BigDecimal multiply(BigDecimal a, MathContext b);
    public BigDecimal negate();
    public BigDecimal negate(MathContext a);
    public BigDecimal plus();
    public BigDecimal plus(MathContext a);
    public BigDecimal pow(int a);
    public BigDecimal pow(int a, MathContext b);
    public int precision();
    public BigDecimal remainder(BigDecimal a);
    public BigDecimal remainder(BigDecimal a, MathContext b);
    public BigDecimal round(MathContext a);
    public int scale();
    public BigDecimal scaleByPowerOfTen(int a);
    public BigDecimal setScale(int a);
    public BigDecimal setScale(int a, RoundingMode b);
    public BigDecimal setScale(int a, int b);
    public short shortValueExact();
    public int signum();
    public BigDecimal sqrt(MathContext a);
    public BigDecimal stripTrailingZeros();
    public BigDecimal subtract(BigDecimal a);
    public BigDecimal subtract(BigDecimal a, MathContext b);
    public BigInteger toBigInteger();
    public BigInteger toBigIntegerExact();
    public String toEngineeringString();
    public String toPlainString();
    public BigDecimal ulp();
    public BigInteger unscaledValue();
    public static BigDecimal valueOf(double a);
    public static BigDecimal valueOf(long a);
    public static BigDecimal valueOf(long a, int b);
}

public class BigInteger extends Number implements Comparable<BigInteger> {
    public static BigInteger ONE;
    public static BigInteger TEN;
    public static BigInteger TWO;
    public static BigInteger ZERO;
    public BigInteger abs();
    public BigInteger add(BigInteger a);
    public BigInteger and(BigInteger a);
    public BigInteger andNot(BigInteger a);
    public int bitCount();
    public int bitLength();
    public byte byteValueExact();
    public BigInteger clearBit(int a);
    public int compareTo(BigInteger a);
    public BigInteger divide(BigInteger a);
    public BigInteger[] divideAndRemainder(BigInteger a);
    public BigInteger flipBit(int a);
    public BigInteger gcd(BigInteger a);
    public int getLowestSetBit();
    public int intValueExact();
    public boolean isProbablePrime(int a);
    public long longValueExact();
    public BigInteger max(BigInteger a);
    public BigInteger min(BigInteger a);
    public BigInteger mod(BigInteger a);
    public BigInteger modInverse(BigInteger a);
    public BigInteger modPow(BigInteger a, BigInteger b);
    public BigInteger multiply(BigInteger a);
    public BigInteger negate();
    public BigInteger nextProbablePrime();
    public BigInteger not();
    public BigInteger or(BigInteger a);
    public BigInteger pow(int a);
    public static BigInteger probablePrime(int a, Random b);
    public BigInteger remainder(BigInteger a);
    public BigInteger setBit(int a);
    public BigInteger shiftLeft(int a);
    public BigInteger shiftRight(int a);
    public short shortValueExact();
    public int signum();
    public BigInteger sqrt();
    public BigInteger[] sqrtAndRemainder();
    public BigInteger subtract(BigInteger a);
    public boolean testBit(int a);
    public byte[] toByteArray();
    public String toString(int a);
    public static BigInteger valueOf(long a);
    public BigInteger xor(BigInteger a);
}

public class MathContext implements Serializable {
    public static MathContext DECIMAL128;
    public static MathContext DECIMAL32;
    public static MathContext DECIMAL64;
    public static MathContext UNLIMITED;
    public int getPrecision();
    public RoundingMode getRoundingMode();
}

public enum RoundingMode {
    UP, DOWN, CEILING, FLOOR, HALF_UP, HALF_DOWN, HALF_EVEN, UNNECESSARY;
    public static RoundingMode valueOf(String a);
    public static RoundingMode valueOf(int a);
    public static RoundingMode[] values();
}
