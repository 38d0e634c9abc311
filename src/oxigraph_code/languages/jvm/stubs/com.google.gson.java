package com.google.gson;

import java.lang.*;
import com.google.gson.internal.Excluder;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Gson {
    public <T> T fromJson(String a, Class<T> b);
    public <T> T fromJson(String a, TypeToken<T> b);
    public <T> T fromJson(String a, Type b);
    public <T> T fromJson(JsonElement a, Class<T> b);
    public <T> T fromJson(JsonElement a, TypeToken<T> b);
    public <T> T fromJson(JsonElement a, Type b);
    public <T> T fromJson(JsonReader a, TypeToken<T> b);
    public <T> T fromJson(JsonReader a, Type b);
    public <T> T fromJson(Reader a, Class<T> b);
    public <T> T fromJson(Reader a, TypeToken<T> b);
    public <T> T fromJson(Reader a, Type b);
    public <T> TypeAdapter<T> getAdapter(Class<T> a);
    public <T> TypeAdapter<T> getAdapter(TypeToken<T> a);
    public <T> TypeAdapter<T> getDelegateAdapter(TypeAdapterFactory a, TypeToken<T> b);
    public Excluder excluder();
    public FieldNamingStrategy fieldNamingStrategy();
    public boolean htmlSafe();
    public GsonBuilder newBuilder();
    public JsonReader newJsonReader(Reader a);
    public JsonWriter newJsonWriter(Writer a);
    public boolean serializeNulls();
    public String toJson(Object a);
    public void toJson(Object a, Appendable b);
    public String toJson(Object a, Type b);
    public void toJson(Object a, Type b, Appendable c);
    public void toJson(Object a, Type b, JsonWriter c);
    public String toJson(JsonElement a);
    public void toJson(JsonElement a, Appendable b);
    public void toJson(JsonElement a, JsonWriter b);
    public JsonElement toJsonTree(Object a);
    public JsonElement toJsonTree(Object a, Type b);
    public String toString();
}

public class JsonArray extends JsonElement implements Iterable<JsonElement> {
    public void add(Boolean a);
    public void add(Character a);
    public void add(Number a);
    public void add(String a);
    public void add(JsonElement a);
    public void addAll(JsonArray a);
    public List<JsonElement> asList();
    public boolean contains(JsonElement a);
    public JsonArray deepCopy();
    public boolean equals(Object a);
    public JsonElement get(int a);
    public BigDecimal getAsBigDecimal();
    public BigInteger getAsBigInteger();
    public boolean getAsBoolean();
    public byte getAsByte();
    public char getAsCharacter();
    public double getAsDouble();
    public float getAsFloat();
    public int getAsInt();
    public long getAsLong();
    public Number getAsNumber();
    public short getAsShort();
    public String getAsString();
    public int hashCode();
    public boolean isEmpty();
    public Iterator<JsonElement> iterator();
    public boolean remove(JsonElement a);
    public JsonElement remove(int a);
    public JsonElement set(int a, JsonElement b);
    public int size();
}

public class JsonElement {
    public JsonElement deepCopy();
    public BigDecimal getAsBigDecimal();
    public BigInteger getAsBigInteger();
    public boolean getAsBoolean();
    public byte getAsByte();
    public char getAsCharacter();
    public double getAsDouble();
    public float getAsFloat();
    public int getAsInt();
    public JsonArray getAsJsonArray();
    public JsonNull getAsJsonNull();
    public JsonObject getAsJsonObject();
    public JsonPrimitive getAsJsonPrimitive();
    public long getAsLong();
    public Number getAsNumber();
    public short getAsShort();
    public String getAsString();
    public boolean isJsonArray();
    public boolean isJsonNull();
    public boolean isJsonObject();
    public boolean isJsonPrimitive();
    public String toString();
}

public class JsonObject extends JsonElement {
    public void add(String a, JsonElement b);
    public void addProperty(String a, Boolean b);
    public void addProperty(String a, Character b);
    public void addProperty(String a, Number b);
    public void addProperty(String a, String b);
    public Map<String, JsonElement> asMap();
    public JsonObject deepCopy();
    public Set<Map.Entry<String, JsonElement>> entrySet();
    public boolean equals(Object a);
    public JsonElement get(String a);
    public JsonArray getAsJsonArray(String a);
    public JsonObject getAsJsonObject(String a);
    public JsonPrimitive getAsJsonPrimitive(String a);
    public boolean has(String a);
    public int hashCode();
    public boolean isEmpty();
    public Set<String> keySet();
    public JsonElement remove(String a);
    public int size();
}
