// Made by benchmarks/JavaSignatures.java of the JDK 17.
package org.w3c.dom;

import java.lang.*;

public interface Attr extends Node {
    String getName();
    Element getOwnerElement();
    TypeInfo getSchemaTypeInfo();
    boolean getSpecified();
    String getValue();
    boolean isId();
    void setValue(String a);
}

public interface CDATASection extends Text {
}

public interface CharacterData extends Node {
    void appendData(String a);
    void deleteData(int a, int b);
    String getData();
    int getLength();
    void insertData(int a, String b);
    void replaceData(int a, int b, String c);
    void setData(String a);
    String substringData(int a, int b);
}

public interface Comment extends CharacterData {
}

public interface DOMConfiguration {
    boolean canSetParameter(String a, Object b);
    Object getParameter(String a);
    DOMStringList getParameterNames();
    void setParameter(String a, Object b);
}

public interface DOMError {
    short SEVERITY_ERROR;
    short SEVERITY_FATAL_ERROR;
    short SEVERITY_WARNING;
    DOMLocator getLocation();
    String getMessage();
    Object getRelatedData();
    Object getRelatedException();
    short getSeverity();
    String getType();
}

public interface DOMErrorHandler {
    boolean handleError(DOMError a);
}

public class DOMException extends RuntimeException {
    public static short DOMSTRING_SIZE_ERR;
    public static short HIERARCHY_REQUEST_ERR;
    public static short INDEX_SIZE_ERR;
    public static short INUSE_ATTRIBUTE_ERR;
    public static short INVALID_ACCESS_ERR;
    public static short INVALID_CHARACTER_ERR;
    public static short INVALID_MODIFICATION_ERR;
    public static short INVALID_STATE_ERR;
    public static short NAMESPACE_ERR;
    public static short NOT_FOUND_ERR;
    public static short NOT_SUPPORTED_ERR;
    public static short NO_DATA_ALLOWED_ERR;
    public static short NO_MODIFICATION_ALLOWED_ERR;
    public static short SYNTAX_ERR;
    public static short TYPE_MISMATCH_ERR;
    public static short VALIDATION_ERR;
    public static short WRONG_DOCUMENT_ERR;
    public short code;
}

public interface DOMImplementation {
    Document createDocument(String a, String b, DocumentType c);
    DocumentType createDocumentType(String a, String b, String c);
    Object getFeature(String a, String b);
    boolean hasFeature(String a, String b);
}

public interface DOMImplementationList {
    int getLength();
    DOMImplementation item(int a);
}

public interface DOMImplementationSource {
    DOMImplementation getDOMImplementation(String a);
    DOMImplementationList getDOMImplementationList(String a);
}

public interface DOMLocator {
    int getByteOffset();
    int getColumnNumber();
    int getLineNumber();
    Node getRelatedNode();
    String getUri();
    int getUtf16Offset();
}

public interface DOMStringList {
    boolean contains(String a);
    int getLength();
    String item(int a);
}

public interface Document extends Node {
    Node adoptNode(Node a);
    Attr createAttribute(String a);
    Attr createAttributeNS(String a, String b);
    CDATASection createCDATASection(String a);
    Comment createComment(String a);
    DocumentFragment createDocumentFragment();
    Element createElement(String a);
    Element createElementNS(String a, String b);
    EntityReference createEntityReference(String a);
    ProcessingInstruction createProcessingInstruction(String a, String b);
    Text createTextNode(String a);
    DocumentType getDoctype();
    Element getDocumentElement();
    String getDocumentURI();
    DOMConfiguration getDomConfig();
    Element getElementById(String a);
    NodeList getElementsByTagName(String a);
    NodeList getElementsByTagNameNS(String a, String b);
    DOMImplementation getImplementation();
    String getInputEncoding();
    boolean getStrictErrorChecking();
    String getXmlEncoding();
    boolean getXmlStandalone();
    String getXmlVersion();
    Node importNode(Node a, boolean b);
    void normalizeDocument();
    Node renameNode(Node a, String b, String c);
    void setDocumentURI(String a);
    void setStrictErrorChecking(boolean a);
    void setXmlStandalone(boolean a);
    void setXmlVersion(String a);
}

public interface DocumentFragment extends Node {
}

public interface DocumentType extends Node {
    NamedNodeMap getEntities();
    String getInternalSubset();
    String getName();
    NamedNodeMap getNotations();
    String getPublicId();
    String getSystemId();
}

public interface Element extends Node {
    String getAttribute(String a);
    String getAttributeNS(String a, String b);
    Attr getAttributeNode(String a);
    Attr getAttributeNodeNS(String a, String b);
    NodeList getElementsByTagName(String a);
    NodeList getElementsByTagNameNS(String a, String b);
    TypeInfo getSchemaTypeInfo();
    String getTagName();
    boolean hasAttribute(String a);
    boolean hasAttributeNS(String a, String b);
    void removeAttribute(String a);
    void removeAttributeNS(String a, String b);
    Attr removeAttributeNode(Attr a);
    void setAttribute(String a, String b);
    void setAttributeNS(String a, String b, String c);
    Attr setAttributeNode(Attr a);
    Attr setAttributeNodeNS(Attr a);
    void setIdAttribute(String a, boolean b);
    void setIdAttributeNS(String a, String b, boolean c);
    void setIdAttributeNode(Attr a, boolean b);
}

public interface ElementTraversal {
    int getChildElementCount();
    Element getFirstElementChild();
    Element getLastElementChild();
    Element getNextElementSibling();
    Element getPreviousElementSibling();
}

public interface Entity extends Node {
    String getInputEncoding();
    String getNotationName();
    String getPublicId();
    String getSystemId();
    String getXmlEncoding();
    String getXmlVersion();
}

public interface EntityReference extends Node {
}

public interface NameList {
    boolean contains(String a);
    boolean containsNS(String a, String b);
    int getLength();
    String getName(int a);
    String getNamespaceURI(int a);
}

public interface NamedNodeMap {
    int getLength();
    Node getNamedItem(String a);
    Node getNamedItemNS(String a, String b);
    Node item(int a);
    Node removeNamedItem(String a);
    Node removeNamedItemNS(String a, String b);
    Node setNamedItem(Node a);
    Node setNamedItemNS(Node a);
}

public interface Node {
    short ATTRIBUTE_NODE;
    short CDATA_SECTION_NODE;
    short COMMENT_NODE;
    short DOCUMENT_FRAGMENT_NODE;
    short DOCUMENT_NODE;
    short DOCUMENT_POSITION_CONTAINED_BY;
    short DOCUMENT_POSITION_CONTAINS;
    short DOCUMENT_POSITION_DISCONNECTED;
    short DOCUMENT_POSITION_FOLLOWING;
    short DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC;
    short DOCUMENT_POSITION_PRECEDING;
    short DOCUMENT_TYPE_NODE;
    short ELEMENT_NODE;
    short ENTITY_NODE;
    short ENTITY_REFERENCE_NODE;
    short NOTATION_NODE;
    short PROCESSING_INSTRUCTION_NODE;
    short TEXT_NODE;
    Node appendChild(Node a);
    Node cloneNode(boolean a);
    short compareDocumentPosition(Node a);
    NamedNodeMap getAttributes();
    String getBaseURI();
    NodeList getChildNodes();
    Object getFeature(String a, String b);
    Node getFirstChild();
    Node getLastChild();
    String getLocalName();
    String getNamespaceURI();
    Node getNextSibling();
    String getNodeName();
    short getNodeType();
    String getNodeValue();
    Document getOwnerDocument();
    Node getParentNode();
    String getPrefix();
    Node getPreviousSibling();
    String getTextContent();
    Object getUserData(String a);
    boolean hasAttributes();
    boolean hasChildNodes();
    Node insertBefore(Node a, Node b);
    boolean isDefaultNamespace(String a);
    boolean isEqualNode(Node a);
    boolean isSameNode(Node a);
    boolean isSupported(String a, String b);
    String lookupNamespaceURI(String a);
    String lookupPrefix(String a);
    void normalize();
    Node removeChild(Node a);
    Node replaceChild(Node a, Node b);
    void setNodeValue(String a);
    void setPrefix(String a);
    void setTextContent(String a);
    Object setUserData(String a, Object b, UserDataHandler c);
}

public interface NodeList {
    int getLength();
    Node item(int a);
}

public interface Notation extends Node {
    String getPublicId();
    String getSystemId();
}

public interface ProcessingInstruction extends Node {
    String getData();
    String getTarget();
    void setData(String a);
}

public interface Text extends CharacterData {
    String getWholeText();
    boolean isElementContentWhitespace();
    Text replaceWholeText(String a);
    Text splitText(int a);
}

public interface TypeInfo {
    int DERIVATION_EXTENSION;
    int DERIVATION_LIST;
    int DERIVATION_RESTRICTION;
    int DERIVATION_UNION;
    String getTypeName();
    String getTypeNamespace();
    boolean isDerivedFrom(String a, String b, int c);
}

public interface UserDataHandler {
    short NODE_ADOPTED;
    short NODE_CLONED;
    short NODE_DELETED;
    short NODE_IMPORTED;
    short NODE_RENAMED;
    void handle(short a, String b, Object c, Node d, Node e);
}
