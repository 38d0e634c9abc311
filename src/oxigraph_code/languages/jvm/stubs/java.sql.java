// Made by benchmarks/JavaSignatures.java of the JDK 17.
package java.sql;

import java.lang.*;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.math.BigDecimal;
import java.net.URL;
import java.security.BasicPermission;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Calendar;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Executor;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.xml.transform.Result;
import javax.xml.transform.Source;

public interface Array {
    void free();
    Object getArray();
    Object getArray(Map<String, Class<?>> a);
    Object getArray(long a, int b);
    Object getArray(long a, int b, Map<String, Class<?>> c);
    int getBaseType();
    String getBaseTypeName();
    ResultSet getResultSet();
    ResultSet getResultSet(Map<String, Class<?>> a);
    ResultSet getResultSet(long a, int b);
    ResultSet getResultSet(long a, int b, Map<String, Class<?>> c);
}

public class BatchUpdateException extends SQLException {
    public long[] getLargeUpdateCounts();
    public int[] getUpdateCounts();
}

public interface Blob {
    void free();
    InputStream getBinaryStream();
    InputStream getBinaryStream(long a, long b);
    byte[] getBytes(long a, int b);
    long length();
    long position(Blob a, long b);
    long position(byte[] a, long b);
    OutputStream setBinaryStream(long a);
    int setBytes(long a, byte[] b);
    int setBytes(long a, byte[] b, int c, int d);
    void truncate(long a);
}

public interface CallableStatement extends PreparedStatement {
    Array getArray(String a);
    Array getArray(int a);
    BigDecimal getBigDecimal(String a);
    BigDecimal getBigDecimal(int a);
    BigDecimal getBigDecimal(int a, int b);
    Blob getBlob(String a);
    Blob getBlob(int a);
    boolean getBoolean(String a);
    boolean getBoolean(int a);
    byte getByte(String a);
    byte getByte(int a);
    byte[] getBytes(String a);
    byte[] getBytes(int a);
    Reader getCharacterStream(String a);
    Reader getCharacterStream(int a);
    Clob getClob(String a);
    Clob getClob(int a);
    Date getDate(String a);
    Date getDate(String a, Calendar b);
    Date getDate(int a);
    Date getDate(int a, Calendar b);
    double getDouble(String a);
    double getDouble(int a);
    float getFloat(String a);
    float getFloat(int a);
    int getInt(String a);
    int getInt(int a);
    long getLong(String a);
    long getLong(int a);
    Reader getNCharacterStream(String a);
    Reader getNCharacterStream(int a);
    NClob getNClob(String a);
    NClob getNClob(int a);
    String getNString(String a);
    String getNString(int a);
    Object getObject(String a);
    <T> T getObject(String a, Class<T> b);
    Object getObject(String a, Map<String, Class<?>> b);
    Object getObject(int a);
    <T> T getObject(int a, Class<T> b);
    Object getObject(int a, Map<String, Class<?>> b);
    Ref getRef(String a);
    Ref getRef(int a);
    RowId getRowId(String a);
    RowId getRowId(int a);
    SQLXML getSQLXML(String a);
    SQLXML getSQLXML(int a);
    short getShort(String a);
    short getShort(int a);
    String getString(String a);
    String getString(int a);
    Time getTime(String a);
    Time getTime(String a, Calendar b);
    Time getTime(int a);
    Time getTime(int a, Calendar b);
    Timestamp getTimestamp(String a);
    Timestamp getTimestamp(String a, Calendar b);
    Timestamp getTimestamp(int a);
    Timestamp getTimestamp(int a, Calendar b);
    URL getURL(String a);
    URL getURL(int a);
    default void registerOutParameter(String a, SQLType b);
    default void registerOutParameter(String a, SQLType b, String c);
    default void registerOutParameter(String a, SQLType b, int c);
    void registerOutParameter(String a, int b);
    void registerOutParameter(String a, int b, String c);
    void registerOutParameter(String a, int b, int c);
    default void registerOutParameter(int a, SQLType b);
    default void registerOutParameter(int a, SQLType b, String c);
    default void registerOutParameter(int a, SQLType b, int c);
    void registerOutParameter(int a, int b);
    void registerOutParameter(int a, int b, String c);
    void registerOutParameter(int a, int b, int c);
    void setAsciiStream(String a, InputStream b);
    void setAsciiStream(String a, InputStream b, int c);
    void setAsciiStream(String a, InputStream b, long c);
    void setBigDecimal(String a, BigDecimal b);
    void setBinaryStream(String a, InputStream b);
    void setBinaryStream(String a, InputStream b, int c);
    void setBinaryStream(String a, InputStream b, long c);
    void setBlob(String a, Blob b);
    void setBlob(String a, InputStream b);
    void setBlob(String a, InputStream b, long c);
    void setBoolean(String a, boolean b);
    void setByte(String a, byte b);
    void setBytes(String a, byte[] b);
    void setCharacterStream(String a, Reader b);
    void setCharacterStream(String a, Reader b, int c);
    void setCharacterStream(String a, Reader b, long c);
    void setClob(String a, Clob b);
    void setClob(String a, Reader b);
    void setClob(String a, Reader b, long c);
    void setDate(String a, Date b);
    void setDate(String a, Date b, Calendar c);
    void setDouble(String a, double b);
    void setFloat(String a, float b);
    void setInt(String a, int b);
    void setLong(String a, long b);
    void setNCharacterStream(String a, Reader b);
    void setNCharacterStream(String a, Reader b, long c);
    void setNClob(String a, NClob b);
    void setNClob(String a, Reader b);
    void setNClob(String a, Reader b, long c);
    void setNString(String a, String b);
    void setNull(String a, int b);
    void setNull(String a, int b, String c);
    void setObject(String a, Object b);
    default void setObject(String a, Object b, SQLType c);
    default void setObject(String a, Object b, SQLType c, int d);
    void setObject(String a, Object b, int c);
    void setObject(String a, Object b, int c, int d);
    void setRowId(String a, RowId b);
    void setSQLXML(String a, SQLXML b);
    void setShort(String a, short b);
    void setString(String a, String b);
    void setTime(String a, Time b);
    void setTime(String a, Time b, Calendar c);
    void setTimestamp(String a, Timestamp b);
    void setTimestamp(String a, Timestamp b, Calendar c);
    void setURL(String a, URL b);
    boolean wasNull();
}

public enum ClientInfoStatus {
    REASON_UNKNOWN, REASON_UNKNOWN_PROPERTY, REASON_VALUE_INVALID, REASON_VALUE_TRUNCATED;
    public static ClientInfoStatus valueOf(String a);
    public static ClientInfoStatus[] values();
}

public interface Clob {
    void free();
    InputStream getAsciiStream();
    Reader getCharacterStream();
    Reader getCharacterStream(long a, long b);
    String getSubString(long a, int b);
    long length();
    long position(Clob a, long b);
    long position(String a, long b);
    OutputStream setAsciiStream(long a);
    Writer setCharacterStream(long a);
    int setString(long a, String b);
    int setString(long a, String b, int c, int d);
    void truncate(long a);
}

public interface Connection extends Wrapper, AutoCloseable {
    int TRANSACTION_NONE;
    int TRANSACTION_READ_COMMITTED;
    int TRANSACTION_READ_UNCOMMITTED;
    int TRANSACTION_REPEATABLE_READ;
    int TRANSACTION_SERIALIZABLE;
    void abort(Executor a);
    default void beginRequest();
    void clearWarnings();
    void commit();
    Array createArrayOf(String a, Object[] b);
    Blob createBlob();
    Clob createClob();
    NClob createNClob();
    SQLXML createSQLXML();
    Statement createStatement();
    Statement createStatement(int a, int b);
    Statement createStatement(int a, int b, int c);
    Struct createStruct(String a, Object[] b);
    default void endRequest();
    boolean getAutoCommit();
    String getCatalog();
    Properties getClientInfo();
    String getClientInfo(String a);
    int getHoldability();
    DatabaseMetaData getMetaData();
    int getNetworkTimeout();
    String getSchema();
    int getTransactionIsolation();
    Map<String, Class<?>> getTypeMap();
    SQLWarning getWarnings();
    boolean isClosed();
    boolean isReadOnly();
    boolean isValid(int a);
    String nativeSQL(String a);
    CallableStatement prepareCall(String a);
    CallableStatement prepareCall(String a, int b, int c);
    CallableStatement prepareCall(String a, int b, int c, int d);
    PreparedStatement prepareStatement(String a);
    PreparedStatement prepareStatement(String a, String[] b);
    PreparedStatement prepareStatement(String a, int b);
    PreparedStatement prepareStatement(String a, int b, int c);
    PreparedStatement prepareStatement(String a, int b, int c, int d);
    PreparedStatement prepareStatement(String a, int[] b);
    void releaseSavepoint(Savepoint a);
    void rollback();
    void rollback(Savepoint a);
    void setAutoCommit(boolean a);
    void setCatalog(String a);
    void setClientInfo(Properties a);
    void setClientInfo(String a, String b);
    void setHoldability(int a);
    void setNetworkTimeout(Executor a, int b);
    void setReadOnly(boolean a);
    Savepoint setSavepoint();
    Savepoint setSavepoint(String a);
    void setSchema(String a);
    default void setShardingKey(ShardingKey a);
    default void setShardingKey(ShardingKey a, ShardingKey b);
    default boolean setShardingKeyIfValid(ShardingKey a, ShardingKey b, int c);
    default boolean setShardingKeyIfValid(ShardingKey a, int b);
    void setTransactionIsolation(int a);
    void setTypeMap(Map<String, Class<?>> a);
}

public interface ConnectionBuilder {
    Connection build();
    ConnectionBuilder password(String a);
    ConnectionBuilder shardingKey(ShardingKey a);
    ConnectionBuilder superShardingKey(ShardingKey a);
    ConnectionBuilder user(String a);
}

public class DataTruncation extends SQLWarning {
    public int getDataSize();
    public int getIndex();
    public boolean getParameter();
    public boolean getRead();
    public int getTransferSize();
}

public interface DatabaseMetaData extends Wrapper {
    boolean allProceduresAreCallable();
    boolean allTablesAreSelectable();
    short attributeNoNulls;
    short attributeNullable;
    short attributeNullableUnknown;
    boolean autoCommitFailureClosesAllResultSets();
    int bestRowNotPseudo;
    int bestRowPseudo;
    int bestRowSession;
    int bestRowTemporary;
    int bestRowTransaction;
    int bestRowUnknown;
    int columnNoNulls;
    int columnNullable;
    int columnNullableUnknown;
    boolean dataDefinitionCausesTransactionCommit();
    boolean dataDefinitionIgnoredInTransactions();
    boolean deletesAreDetected(int a);
    boolean doesMaxRowSizeIncludeBlobs();
    int functionColumnIn;
    int functionColumnInOut;
    int functionColumnOut;
    int functionColumnResult;
    int functionColumnUnknown;
    int functionNoNulls;
    int functionNoTable;
    int functionNullable;
    int functionNullableUnknown;
    int functionResultUnknown;
    int functionReturn;
    int functionReturnsTable;
    boolean generatedKeyAlwaysReturned();
    ResultSet getAttributes(String a, String b, String c, String d);
    ResultSet getBestRowIdentifier(String a, String b, String c, int d, boolean e);
    String getCatalogSeparator();
    String getCatalogTerm();
    ResultSet getCatalogs();
    ResultSet getClientInfoProperties();
    ResultSet getColumnPrivileges(String a, String b, String c, String d);
    ResultSet getColumns(String a, String b, String c, String d);
    Connection getConnection();
    ResultSet getCrossReference(String a, String b, String c, String d, String e, String f);
    int getDatabaseMajorVersion();
    int getDatabaseMinorVersion();
    String getDatabaseProductName();
    String getDatabaseProductVersion();
    int getDefaultTransactionIsolation();
    int getDriverMajorVersion();
    int getDriverMinorVersion();
    String getDriverName();
    String getDriverVersion();
    ResultSet getExportedKeys(String a, String b, String c);
    String getExtraNameCharacters();
    ResultSet getFunctionColumns(String a, String b, String c, String d);
    ResultSet getFunctions(String a, String b, String c);
    String getIdentifierQuoteString();
    ResultSet getImportedKeys(String a, String b, String c);
    ResultSet getIndexInfo(String a, String b, String c, boolean d, boolean e);
    int getJDBCMajorVersion();
    int getJDBCMinorVersion();
    int getMaxBinaryLiteralLength();
    int getMaxCatalogNameLength();
    int getMaxCharLiteralLength();
    int getMaxColumnNameLength();
    int getMaxColumnsInGroupBy();
    int getMaxColumnsInIndex();
    int getMaxColumnsInOrderBy();
    int getMaxColumnsInSelect();
    int getMaxColumnsInTable();
    int getMaxConnections();
    int getMaxCursorNameLength();
    int getMaxIndexLength();
    default long getMaxLogicalLobSize();
    int getMaxProcedureNameLength();
    int getMaxRowSize();
    int getMaxSchemaNameLength();
    int getMaxStatementLength();
    int getMaxStatements();
    int getMaxTableNameLength();
    int getMaxTablesInSelect();
    int getMaxUserNameLength();
    String getNumericFunctions();
    ResultSet getPrimaryKeys(String a, String b, String c);
    ResultSet getProcedureColumns(String a, String b, String c, String d);
    String getProcedureTerm();
    ResultSet getProcedures(String a, String b, String c);
    ResultSet getPseudoColumns(String a, String b, String c, String d);
    int getResultSetHoldability();
    RowIdLifetime getRowIdLifetime();
    String getSQLKeywords();
    int getSQLStateType();
    String getSchemaTerm();
    ResultSet getSchemas();
    ResultSet getSchemas(String a, String b);
    String getSearchStringEscape();
    String getStringFunctions();
    ResultSet getSuperTables(String a, String b, String c);
    ResultSet getSuperTypes(String a, String b, String c);
    String getSystemFunctions();
    ResultSet getTablePrivileges(String a, String b, String c);
    ResultSet getTableTypes();
    ResultSet getTables(String a, String b, String c, String[] d);
    String getTimeDateFunctions();
    ResultSet getTypeInfo();
    ResultSet getUDTs(String a, String b, String c, int[] d);
    String getURL();
    String getUserName();
    ResultSet getVersionColumns(String a, String b, String c);
    int importedKeyCascade;
    int importedKeyInitiallyDeferred;
    int importedKeyInitiallyImmediate;
    int importedKeyNoAction;
    int importedKeyNotDeferrable;
    int importedKeyRestrict;
    int importedKeySetDefault;
    int importedKeySetNull;
    boolean insertsAreDetected(int a);
    boolean isCatalogAtStart();
    boolean isReadOnly();
    boolean locatorsUpdateCopy();
    boolean nullPlusNonNullIsNull();
    boolean nullsAreSortedAtEnd();
    boolean nullsAreSortedAtStart();
    boolean nullsAreSortedHigh();
    boolean nullsAreSortedLow();
    boolean othersDeletesAreVisible(int a);
    boolean othersInsertsAreVisible(int a);
    boolean othersUpdatesAreVisible(int a);
    boolean ownDeletesAreVisible(int a);
    boolean ownInsertsAreVisible(int a);
    boolean ownUpdatesAreVisible(int a);
    int procedureColumnIn;
    int procedureColumnInOut;
    int procedureColumnOut;
    int procedureColumnResult;
    int procedureColumnReturn;
    int procedureColumnUnknown;
    int procedureNoNulls;
    int procedureNoResult;
    int procedureNullable;
    int procedureNullableUnknown;
    int procedureResultUnknown;
    int procedureReturnsResult;
    int sqlStateSQL;
    int sqlStateSQL99;
    int sqlStateXOpen;
    boolean storesLowerCaseIdentifiers();
    boolean storesLowerCaseQuotedIdentifiers();
    boolean storesMixedCaseIdentifiers();
    boolean storesMixedCaseQuotedIdentifiers();
    boolean storesUpperCaseIdentifiers();
    boolean storesUpperCaseQuotedIdentifiers();
    boolean supportsANSI92EntryLevelSQL();
    boolean supportsANSI92FullSQL();
    boolean supportsANSI92IntermediateSQL();
    boolean supportsAlterTableWithAddColumn();
    boolean supportsAlterTableWithDropColumn();
    boolean supportsBatchUpdates();
    boolean supportsCatalogsInDataManipulation();
    boolean supportsCatalogsInIndexDefinitions();
    boolean supportsCatalogsInPrivilegeDefinitions();
    boolean supportsCatalogsInProcedureCalls();
    boolean supportsCatalogsInTableDefinitions();
    boolean supportsColumnAliasing();
    boolean supportsConvert();
    boolean supportsConvert(int a, int b);
    boolean supportsCoreSQLGrammar();
    boolean supportsCorrelatedSubqueries();
    boolean supportsDataDefinitionAndDataManipulationTransactions();
    boolean supportsDataManipulationTransactionsOnly();
    boolean supportsDifferentTableCorrelationNames();
    boolean supportsExpressionsInOrderBy();
    boolean supportsExtendedSQLGrammar();
    boolean supportsFullOuterJoins();
    boolean supportsGetGeneratedKeys();
    boolean supportsGroupBy();
    boolean supportsGroupByBeyondSelect();
    boolean supportsGroupByUnrelated();
    boolean supportsIntegrityEnhancementFacility();
    boolean supportsLikeEscapeClause();
    boolean supportsLimitedOuterJoins();
    boolean supportsMinimumSQLGrammar();
    boolean supportsMixedCaseIdentifiers();
    boolean supportsMixedCaseQuotedIdentifiers();
    boolean supportsMultipleOpenResults();
    boolean supportsMultipleResultSets();
    boolean supportsMultipleTransactions();
    boolean supportsNamedParameters();
    boolean supportsNonNullableColumns();
    boolean supportsOpenCursorsAcrossCommit();
    boolean supportsOpenCursorsAcrossRollback();
    boolean supportsOpenStatementsAcrossCommit();
    boolean supportsOpenStatementsAcrossRollback();
    boolean supportsOrderByUnrelated();
    boolean supportsOuterJoins();
    boolean supportsPositionedDelete();
    boolean supportsPositionedUpdate();
    default boolean supportsRefCursors();
    boolean supportsResultSetConcurrency(int a, int b);
    boolean supportsResultSetHoldability(int a);
    boolean supportsResultSetType(int a);
    boolean supportsSavepoints();
    boolean supportsSchemasInDataManipulation();
    boolean supportsSchemasInIndexDefinitions();
    boolean supportsSchemasInPrivilegeDefinitions();
    boolean supportsSchemasInProcedureCalls();
    boolean supportsSchemasInTableDefinitions();
    boolean supportsSelectForUpdate();
    default boolean supportsSharding();
    boolean supportsStatementPooling();
    boolean supportsStoredFunctionsUsingCallSyntax();
    boolean supportsStoredProcedures();
    boolean supportsSubqueriesInComparisons();
    boolean supportsSubqueriesInExists();
    boolean supportsSubqueriesInIns();
    boolean supportsSubqueriesInQuantifieds();
    boolean supportsTableCorrelationNames();
    boolean supportsTransactionIsolationLevel(int a);
    boolean supportsTransactions();
    boolean supportsUnion();
    boolean supportsUnionAll();
    short tableIndexClustered;
    short tableIndexHashed;
    short tableIndexOther;
    short tableIndexStatistic;
    int typeNoNulls;
    int typeNullable;
    int typeNullableUnknown;
    int typePredBasic;
    int typePredChar;
    int typePredNone;
    int typeSearchable;
    boolean updatesAreDetected(int a);
    boolean usesLocalFilePerTable();
    boolean usesLocalFiles();
    int versionColumnNotPseudo;
    int versionColumnPseudo;
    int versionColumnUnknown;
}

public class Date extends java.util.Date {
    public LocalDate toLocalDate();
    public static Date valueOf(LocalDate a);
    public static Date valueOf(String a);
}

public interface Driver {
    boolean acceptsURL(String a);
    Connection connect(String a, Properties b);
    int getMajorVersion();
    int getMinorVersion();
    Logger getParentLogger();
    DriverPropertyInfo[] getPropertyInfo(String a, Properties b);
    boolean jdbcCompliant();
}

public interface DriverAction {
    void deregister();
}

public class DriverManager {
    public static void deregisterDriver(Driver a);
    public static Stream<Driver> drivers();
    public static Connection getConnection(String a);
    public static Connection getConnection(String a, Properties b);
    public static Connection getConnection(String a, String b, String c);
    public static Driver getDriver(String a);
    public static Enumeration<Driver> getDrivers();
    public static PrintStream getLogStream();
    public static PrintWriter getLogWriter();
    public static int getLoginTimeout();
    public static void println(String a);
    public static void registerDriver(Driver a);
    public static void registerDriver(Driver a, DriverAction b);
    public static void setLogStream(PrintStream a);
    public static void setLogWriter(PrintWriter a);
    public static void setLoginTimeout(int a);
}

public class DriverPropertyInfo {
    public String[] choices;
    public String description;
    public String name;
    public boolean required;
    public String value;
}

public enum JDBCType implements SQLType {
    BIT, TINYINT, SMALLINT, INTEGER, BIGINT, FLOAT, REAL, DOUBLE, NUMERIC, DECIMAL, CHAR, VARCHAR, LONGVARCHAR, DATE, TIME, TIMESTAMP, BINARY, VARBINARY, LONGVARBINARY, NULL, OTHER, JAVA_OBJECT, DISTINCT, STRUCT, ARRAY, BLOB, CLOB, REF, DATALINK, BOOLEAN, ROWID, NCHAR, NVARCHAR, LONGNVARCHAR, NCLOB, SQLXML, REF_CURSOR, TIME_WITH_TIMEZONE, TIMESTAMP_WITH_TIMEZONE;
    public String getName();
    public String getVendor();
    public Integer getVendorTypeNumber();
    public static JDBCType valueOf(String a);
    public static JDBCType valueOf(int a);
    public static JDBCType[] values();
}

public interface NClob extends Clob {
}

public interface ParameterMetaData extends Wrapper {
    String getParameterClassName(int a);
    int getParameterCount();
    int getParameterMode(int a);
    int getParameterType(int a);
    String getParameterTypeName(int a);
    int getPrecision(int a);
    int getScale(int a);
    int isNullable(int a);
    boolean isSigned(int a);
    int parameterModeIn;
    int parameterModeInOut;
    int parameterModeOut;
    int parameterModeUnknown;
    int parameterNoNulls;
    int parameterNullable;
    int parameterNullableUnknown;
}

public interface PreparedStatement extends Statement {
    void addBatch();
    void clearParameters();
    boolean execute();
    default long executeLargeUpdate();
    ResultSet executeQuery();
    int executeUpdate();
    ResultSetMetaData getMetaData();
    ParameterMetaData getParameterMetaData();
    void setArray(int a, Array b);
    void setAsciiStream(int a, InputStream b);
    void setAsciiStream(int a, InputStream b, int c);
    void setAsciiStream(int a, InputStream b, long c);
    void setBigDecimal(int a, BigDecimal b);
    void setBinaryStream(int a, InputStream b);
    void setBinaryStream(int a, InputStream b, int c);
    void setBinaryStream(int a, InputStream b, long c);
    void setBlob(int a, Blob b);
    void setBlob(int a, InputStream b);
    void setBlob(int a, InputStream b, long c);
    void setBoolean(int a, boolean b);
    void setByte(int a, byte b);
    void setBytes(int a, byte[] b);
    void setCharacterStream(int a, Reader b);
    void setCharacterStream(int a, Reader b, int c);
    void setCharacterStream(int a, Reader b, long c);
    void setClob(int a, Clob b);
    void setClob(int a, Reader b);
    void setClob(int a, Reader b, long c);
    void setDate(int a, Date b);
    void setDate(int a, Date b, Calendar c);
    void setDouble(int a, double b);
    void setFloat(int a, float b);
    void setInt(int a, int b);
    void setLong(int a, long b);
    void setNCharacterStream(int a, Reader b);
    void setNCharacterStream(int a, Reader b, long c);
    void setNClob(int a, NClob b);
    void setNClob(int a, Reader b);
    void setNClob(int a, Reader b, long c);
    void setNString(int a, String b);
    void setNull(int a, int b);
    void setNull(int a, int b, String c);
    void setObject(int a, Object b);
    default void setObject(int a, Object b, SQLType c);
    default void setObject(int a, Object b, SQLType c, int d);
    void setObject(int a, Object b, int c);
    void setObject(int a, Object b, int c, int d);
    void setRef(int a, Ref b);
    void setRowId(int a, RowId b);
    void setSQLXML(int a, SQLXML b);
    void setShort(int a, short b);
    void setString(int a, String b);
    void setTime(int a, Time b);
    void setTime(int a, Time b, Calendar c);
    void setTimestamp(int a, Timestamp b);
    void setTimestamp(int a, Timestamp b, Calendar c);
    void setURL(int a, URL b);
    void setUnicodeStream(int a, InputStream b, int c);
}

public enum PseudoColumnUsage {
    SELECT_LIST_ONLY, WHERE_CLAUSE_ONLY, NO_USAGE_RESTRICTIONS, USAGE_UNKNOWN;
    public static PseudoColumnUsage valueOf(String a);
    public static PseudoColumnUsage[] values();
}

public interface Ref {
    String getBaseTypeName();
    Object getObject();
    Object getObject(Map<String, Class<?>> a);
    void setObject(Object a);
}

public interface ResultSet extends Wrapper, AutoCloseable {
    int CLOSE_CURSORS_AT_COMMIT;
    int CONCUR_READ_ONLY;
    int CONCUR_UPDATABLE;
    int FETCH_FORWARD;
    int FETCH_REVERSE;
    int FETCH_UNKNOWN;
    int HOLD_CURSORS_OVER_COMMIT;
    int TYPE_FORWARD_ONLY;
    int TYPE_SCROLL_INSENSITIVE;
    int TYPE_SCROLL_SENSITIVE;
    boolean absolute(int a);
    void afterLast();
    void beforeFirst();
    void cancelRowUpdates();
    void clearWarnings();
    void deleteRow();
    int findColumn(String a);
    boolean first();
    Array getArray(String a);
    Array getArray(int a);
    InputStream getAsciiStream(String a);
    InputStream getAsciiStream(int a);
    BigDecimal getBigDecimal(String a);
    BigDecimal getBigDecimal(String a, int b);
    BigDecimal getBigDecimal(int a);
    BigDecimal getBigDecimal(int a, int b);
    InputStream getBinaryStream(String a);
    InputStream getBinaryStream(int a);
    Blob getBlob(String a);
    Blob getBlob(int a);
    boolean getBoolean(String a);
    boolean getBoolean(int a);
    byte getByte(String a);
    byte getByte(int a);
    byte[] getBytes(String a);
    byte[] getBytes(int a);
    Reader getCharacterStream(String a);
    Reader getCharacterStream(int a);
    Clob getClob(String a);
    Clob getClob(int a);
    int getConcurrency();
    String getCursorName();
    Date getDate(String a);
    Date getDate(String a, Calendar b);
    Date getDate(int a);
    Date getDate(int a, Calendar b);
    double getDouble(String a);
    double getDouble(int a);
    int getFetchDirection();
    int getFetchSize();
    float getFloat(String a);
    float getFloat(int a);
    int getHoldability();
    int getInt(String a);
    int getInt(int a);
    long getLong(String a);
    long getLong(int a);
    ResultSetMetaData getMetaData();
    Reader getNCharacterStream(String a);
    Reader getNCharacterStream(int a);
    NClob getNClob(String a);
    NClob getNClob(int a);
    String getNString(String a);
    String getNString(int a);
    Object getObject(String a);
    <T> T getObject(String a, Class<T> b);
    Object getObject(String a, Map<String, Class<?>> b);
    Object getObject(int a);
    <T> T getObject(int a, Class<T> b);
    Object getObject(int a, Map<String, Class<?>> b);
    Ref getRef(String a);
    Ref getRef(int a);
    int getRow();
    RowId getRowId(String a);
    RowId getRowId(int a);
    SQLXML getSQLXML(String a);
    SQLXML getSQLXML(int a);
    short getShort(String a);
    short getShort(int a);
    Statement getStatement();
    String getString(String a);
    String getString(int a);
    Time getTime(String a);
    Time getTime(String a, Calendar b);
    Time getTime(int a);
    Time getTime(int a, Calendar b);
    Timestamp getTimestamp(String a);
    Timestamp getTimestamp(String a, Calendar b);
    Timestamp getTimestamp(int a);
    Timestamp getTimestamp(int a, Calendar b);
    int getType();
    URL getURL(String a);
    URL getURL(int a);
    InputStream getUnicodeStream(String a);
    InputStream getUnicodeStream(int a);
    SQLWarning getWarnings();
    void insertRow();
    boolean isAfterLast();
    boolean isBeforeFirst();
    boolean isClosed();
    boolean isFirst();
    boolean isLast();
    boolean last();
    void moveToCurrentRow();
    void moveToInsertRow();
    boolean next();
    boolean previous();
    void refreshRow();
    boolean relative(int a);
    boolean rowDeleted();
    boolean rowInserted();
    boolean rowUpdated();
    void setFetchDirection(int a);
    void setFetchSize(int a);
    void updateArray(String a, Array b);
    void updateArray(int a, Array b);
    void updateAsciiStream(String a, InputStream b);
    void updateAsciiStream(String a, InputStream b, int c);
    void updateAsciiStream(String a, InputStream b, long c);
    void updateAsciiStream(int a, InputStream b);
    void updateAsciiStream(int a, InputStream b, int c);
    void updateAsciiStream(int a, InputStream b, long c);
    void updateBigDecimal(String a, BigDecimal b);
    void updateBigDecimal(int a, BigDecimal b);
    void updateBinaryStream(String a, InputStream b);
    void updateBinaryStream(String a, InputStream b, int c);
    void updateBinaryStream(String a, InputStream b, long c);
    void updateBinaryStream(int a, InputStream b);
    void updateBinaryStream(int a, InputStream b, int c);
    void updateBinaryStream(int a, InputStream b, long c);
    void updateBlob(String a, Blob b);
    void updateBlob(String a, InputStream b);
    void updateBlob(String a, InputStream b, long c);
    void updateBlob(int a, Blob b);
    void updateBlob(int a, InputStream b);
    void updateBlob(int a, InputStream b, long c);
    void updateBoolean(String a, boolean b);
    void updateBoolean(int a, boolean b);
    void updateByte(String a, byte b);
    void updateByte(int a, byte b);
    void updateBytes(String a, byte[] b);
    void updateBytes(int a, byte[] b);
    void updateCharacterStream(String a, Reader b);
    void updateCharacterStream(String a, Reader b, int c);
    void updateCharacterStream(String a, Reader b, long c);
    void updateCharacterStream(int a, Reader b);
    void updateCharacterStream(int a, Reader b, int c);
    void updateCharacterStream(int a, Reader b, long c);
    void updateClob(String a, Clob b);
    void updateClob(String a, Reader b);
    void updateClob(String a, Reader b, long c);
    void updateClob(int a, Clob b);
    void updateClob(int a, Reader b);
    void updateClob(int a, Reader b, long c);
    void updateDate(String a, Date b);
    void updateDate(int a, Date b);
    void updateDouble(String a, double b);
    void updateDouble(int a, double b);
    void updateFloat(String a, float b);
    void updateFloat(int a, float b);
    void updateInt(String a, int b);
    void updateInt(int a, int b);
    void updateLong(String a, long b);
    void updateLong(int a, long b);
    void updateNCharacterStream(String a, Reader b);
    void updateNCharacterStream(String a, Reader b, long c);
    void updateNCharacterStream(int a, Reader b);
    void updateNCharacterStream(int a, Reader b, long c);
    void updateNClob(String a, NClob b);
    void updateNClob(String a, Reader b);
    void updateNClob(String a, Reader b, long c);
    void updateNClob(int a, NClob b);
    void updateNClob(int a, Reader b);
    void updateNClob(int a, Reader b, long c);
    void updateNString(String a, String b);
    void updateNString(int a, String b);
    void updateNull(String a);
    void updateNull(int a);
    void updateObject(String a, Object b);
    default void updateObject(String a, Object b, SQLType c);
    default void updateObject(String a, Object b, SQLType c, int d);
    void updateObject(String a, Object b, int c);
    void updateObject(int a, Object b);
    default void updateObject(int a, Object b, SQLType c);
    default void updateObject(int a, Object b, SQLType c, int d);
    void updateObject(int a, Object b, int c);
    void updateRef(String a, Ref b);
    void updateRef(int a, Ref b);
    void updateRow();
    void updateRowId(String a, RowId b);
    void updateRowId(int a, RowId b);
    void updateSQLXML(String a, SQLXML b);
    void updateSQLXML(int a, SQLXML b);
    void updateShort(String a, short b);
    void updateShort(int a, short b);
    void updateString(String a, String b);
    void updateString(int a, String b);
    void updateTime(String a, Time b);
    void updateTime(int a, Time b);
    void updateTimestamp(String a, Timestamp b);
    void updateTimestamp(int a, Timestamp b);
    boolean wasNull();
}

public interface ResultSetMetaData extends Wrapper {
    int columnNoNulls;
    int columnNullable;
    int columnNullableUnknown;
    String getCatalogName(int a);
    String getColumnClassName(int a);
    int getColumnCount();
    int getColumnDisplaySize(int a);
    String getColumnLabel(int a);
    String getColumnName(int a);
    int getColumnType(int a);
    String getColumnTypeName(int a);
    int getPrecision(int a);
    int getScale(int a);
    String getSchemaName(int a);
    String getTableName(int a);
    boolean isAutoIncrement(int a);
    boolean isCaseSensitive(int a);
    boolean isCurrency(int a);
    boolean isDefinitelyWritable(int a);
    int isNullable(int a);
    boolean isReadOnly(int a);
    boolean isSearchable(int a);
    boolean isSigned(int a);
    boolean isWritable(int a);
}

public interface RowId {
    byte[] getBytes();
}

public enum RowIdLifetime {
    ROWID_UNSUPPORTED, ROWID_VALID_OTHER, ROWID_VALID_SESSION, ROWID_VALID_TRANSACTION, ROWID_VALID_FOREVER;
    public static RowIdLifetime valueOf(String a);
    public static RowIdLifetime[] values();
}

public class SQLClientInfoException extends SQLException {
    public Map<String, ClientInfoStatus> getFailedProperties();
}

public interface SQLData {
    String getSQLTypeName();
    void readSQL(SQLInput a, String b);
    void writeSQL(SQLOutput a);
}

public class SQLDataException extends SQLNonTransientException {
}

public class SQLException extends Exception implements Iterable<Throwable> {
    public int getErrorCode();
    public SQLException getNextException();
    public String getSQLState();
    public Iterator<Throwable> iterator();
    public void setNextException(SQLException a);
}

public class SQLFeatureNotSupportedException extends SQLNonTransientException {
}

public interface SQLInput {
    Array readArray();
    InputStream readAsciiStream();
    BigDecimal readBigDecimal();
    InputStream readBinaryStream();
    Blob readBlob();
    boolean readBoolean();
    byte readByte();
    byte[] readBytes();
    Reader readCharacterStream();
    Clob readClob();
    Date readDate();
    double readDouble();
    float readFloat();
    int readInt();
    long readLong();
    NClob readNClob();
    String readNString();
    Object readObject();
    default <T> T readObject(Class<T> a);
    Ref readRef();
    RowId readRowId();
    SQLXML readSQLXML();
    short readShort();
    String readString();
    Time readTime();
    Timestamp readTimestamp();
    URL readURL();
    boolean wasNull();
}

public class SQLIntegrityConstraintViolationException extends SQLNonTransientException {
}

public class SQLInvalidAuthorizationSpecException extends SQLNonTransientException {
}

public class SQLNonTransientConnectionException extends SQLNonTransientException {
}

public class SQLNonTransientException extends SQLException {
}

public interface SQLOutput {
    void writeArray(Array a);
    void writeAsciiStream(InputStream a);
    void writeBigDecimal(BigDecimal a);
    void writeBinaryStream(InputStream a);
    void writeBlob(Blob a);
    void writeBoolean(boolean a);
    void writeByte(byte a);
    void writeBytes(byte[] a);
    void writeCharacterStream(Reader a);
    void writeClob(Clob a);
    void writeDate(Date a);
    void writeDouble(double a);
    void writeFloat(float a);
    void writeInt(int a);
    void writeLong(long a);
    void writeNClob(NClob a);
    void writeNString(String a);
    default void writeObject(Object a, SQLType b);
    void writeObject(SQLData a);
    void writeRef(Ref a);
    void writeRowId(RowId a);
    void writeSQLXML(SQLXML a);
    void writeShort(short a);
    void writeString(String a);
    void writeStruct(Struct a);
    void writeTime(Time a);
    void writeTimestamp(Timestamp a);
    void writeURL(URL a);
}

public class SQLPermission extends BasicPermission {
}

public class SQLRecoverableException extends SQLException {
}

public class SQLSyntaxErrorException extends SQLNonTransientException {
}

public class SQLTimeoutException extends SQLTransientException {
}

public class SQLTransactionRollbackException extends SQLTransientException {
}

public class SQLTransientConnectionException extends SQLTransientException {
}

public class SQLTransientException extends SQLException {
}

public interface SQLType {
    String getName();
    String getVendor();
    Integer getVendorTypeNumber();
}

public class SQLWarning extends SQLException {
    public SQLWarning getNextWarning();
    public void setNextWarning(SQLWarning a);
}

public interface SQLXML {
    void free();
    InputStream getBinaryStream();
    Reader getCharacterStream();
    <T extends Source> T getSource(Class<T> a);
    String getString();
    OutputStream setBinaryStream();
    Writer setCharacterStream();
    <T extends Result> T setResult(Class<T> a);
    void setString(String a);
}

public interface Savepoint {
    int getSavepointId();
    String getSavepointName();
}

public interface ShardingKey {
}

public interface ShardingKeyBuilder {
    ShardingKey build();
    ShardingKeyBuilder subkey(Object a, SQLType b);
}

public interface Statement extends Wrapper, AutoCloseable {
    int CLOSE_ALL_RESULTS;
    int CLOSE_CURRENT_RESULT;
    int EXECUTE_FAILED;
    int KEEP_CURRENT_RESULT;
    int NO_GENERATED_KEYS;
    int RETURN_GENERATED_KEYS;
    int SUCCESS_NO_INFO;
    void addBatch(String a);
    void cancel();
    void clearBatch();
    void clearWarnings();
    void closeOnCompletion();
    default String enquoteIdentifier(String a, boolean b);
    default String enquoteLiteral(String a);
    default String enquoteNCharLiteral(String a);
    boolean execute(String a);
    boolean execute(String a, String[] b);
    boolean execute(String a, int b);
    boolean execute(String a, int[] b);
    int[] executeBatch();
    default long[] executeLargeBatch();
    default long executeLargeUpdate(String a);
    default long executeLargeUpdate(String a, String[] b);
    default long executeLargeUpdate(String a, int b);
    default long executeLargeUpdate(String a, int[] b);
    ResultSet executeQuery(String a);
    int executeUpdate(String a);
    int executeUpdate(String a, String[] b);
    int executeUpdate(String a, int b);
    int executeUpdate(String a, int[] b);
    Connection getConnection();
    int getFetchDirection();
    int getFetchSize();
    ResultSet getGeneratedKeys();
    default long getLargeMaxRows();
    default long getLargeUpdateCount();
    int getMaxFieldSize();
    int getMaxRows();
    boolean getMoreResults();
    boolean getMoreResults(int a);
    int getQueryTimeout();
    ResultSet getResultSet();
    int getResultSetConcurrency();
    int getResultSetHoldability();
    int getResultSetType();
    int getUpdateCount();
    SQLWarning getWarnings();
    boolean isCloseOnCompletion();
    boolean isClosed();
    boolean isPoolable();
    default boolean isSimpleIdentifier(String a);
    void setCursorName(String a);
    void setEscapeProcessing(boolean a);
    void setFetchDirection(int a);
    void setFetchSize(int a);
    default void setLargeMaxRows(long a);
    void setMaxFieldSize(int a);
    void setMaxRows(int a);
    void setPoolable(boolean a);
    void setQueryTimeout(int a);
}

public interface Struct {
    Object[] getAttributes();
    Object[] getAttributes(Map<String, Class<?>> a);
    String getSQLTypeName();
}

public class Time extends java.util.Date {
    public LocalTime toLocalTime();
    public static Time valueOf(LocalTime a);
    public static Time valueOf(String a);
}

public class Timestamp extends java.util.Date {
    public boolean after(Timestamp a);
    public boolean before(Timestamp a);
    public int compareTo(Timestamp a);
    public boolean equals(Timestamp a);
    public static Timestamp from(Instant a);
    public int getNanos();
    public void setNanos(int a);
    public LocalDateTime toLocalDateTime();
    public static Timestamp valueOf(LocalDateTime a);
    public static Timestamp valueOf(String a);
}

public class Types {
    public static int ARRAY;
    public static int BIGINT;
    public static int BINARY;
    public static int BIT;
    public static int BLOB;
    public static int BOOLEAN;
    public static int CHAR;
    public static int CLOB;
    public static int DATALINK;
    public static int DATE;
    public static int DECIMAL;
    public static int DISTINCT;
    public static int DOUBLE;
    public static int FLOAT;
    public static int INTEGER;
    public static int JAVA_OBJECT;
    public static int LONGNVARCHAR;
    public static int LONGVARBINARY;
    public static int LONGVARCHAR;
    public static int NCHAR;
    public static int NCLOB;
    public static int NULL;
    public static int NUMERIC;
    public static int NVARCHAR;
    public static int OTHER;
    public static int REAL;
    public static int REF;
    public static int REF_CURSOR;
    public static int ROWID;
    public static int SMALLINT;
    public static int SQLXML;
    public static int STRUCT;
    public static int TIME;
    public static int TIMESTAMP;
    public static int TIMESTAMP_WITH_TIMEZONE;
    public static int TIME_WITH_TIMEZONE;
    public static int TINYINT;
    public static int VARBINARY;
    public static int VARCHAR;
}

public interface Wrapper {
    boolean isWrapperFor(Class<?> a);
    <T> T unwrap(Class<T> a);
}
