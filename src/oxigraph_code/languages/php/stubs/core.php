<?php
// Signatures of PHP 8.2: names, bases and types of results.

class AddressInfo
{
}

class AllowDynamicProperties
{
    public function __construct() {}
}

class AppendIterator extends IteratorIterator
{
    public function __construct() {}
    public function append(): void {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function current(): mixed {}
    public function next(): void {}
    public function getIteratorIndex(): ?int {}
    public function getArrayIterator(): ArrayIterator {}
}

class ArgumentCountError extends TypeError
{
}

class ArithmeticError extends Error
{
}

interface ArrayAccess
{
    public function offsetExists(): bool;
    public function offsetGet(): mixed;
    public function offsetSet(): void;
    public function offsetUnset(): void;
}

class ArrayIterator implements SeekableIterator, Traversable, Iterator, ArrayAccess, Serializable, Countable
{
    public function __construct() {}
    public function offsetExists(): bool {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function append(): void {}
    public function getArrayCopy(): array {}
    public function count(): int {}
    public function getFlags(): int {}
    public function setFlags(): void {}
    public function asort(): bool {}
    public function ksort(): bool {}
    public function uasort(): bool {}
    public function uksort(): bool {}
    public function natsort(): bool {}
    public function natcasesort(): bool {}
    public function unserialize(): void {}
    public function serialize(): string {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function rewind(): void {}
    public function current(): mixed {}
    public function key(): string|int|null {}
    public function next(): void {}
    public function valid(): bool {}
    public function seek(): void {}
    public function __debugInfo(): array {}
}

class ArrayObject implements IteratorAggregate, Traversable, ArrayAccess, Serializable, Countable
{
    public function __construct() {}
    public function offsetExists(): bool {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function append(): void {}
    public function getArrayCopy(): array {}
    public function count(): int {}
    public function getFlags(): int {}
    public function setFlags(): void {}
    public function asort(): bool {}
    public function ksort(): bool {}
    public function uasort(): bool {}
    public function uksort(): bool {}
    public function natsort(): bool {}
    public function natcasesort(): bool {}
    public function unserialize(): void {}
    public function serialize(): string {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function getIterator(): Iterator {}
    public function exchangeArray(): array {}
    public function setIteratorClass(): void {}
    public function getIteratorClass(): string {}
    public function __debugInfo(): array {}
}

class AssertionError extends Error
{
}

class Attribute
{
    public int $flags;
    public function __construct() {}
}

interface BackedEnum extends UnitEnum
{
    public static function from(): BackedEnum;
    public static function tryFrom(): ?BackedEnum;
}

class BadFunctionCallException extends LogicException
{
}

class BadMethodCallException extends BadFunctionCallException
{
}

class CachingIterator extends IteratorIterator implements Stringable, ArrayAccess, Countable
{
    public function __construct() {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function next(): void {}
    public function hasNext(): bool {}
    public function __toString(): string {}
    public function getFlags(): int {}
    public function setFlags(): void {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function offsetExists(): bool {}
    public function getCache(): array {}
    public function count(): int {}
}

class CallbackFilterIterator extends FilterIterator
{
    public function __construct() {}
    public function accept(): bool {}
}

class ClosedGeneratorException extends Exception
{
}

class Closure
{
    public static function bind(): ?Closure {}
    public function bindTo(): ?Closure {}
    public function call(): mixed {}
    public static function fromCallable(): Closure {}
    public function __invoke() {}
}

class Collator
{
    public function __construct() {}
    public static function create(): ?Collator {}
    public function compare(): int|false {}
    public function sort(): bool {}
    public function sortWithSortKeys(): bool {}
    public function asort(): bool {}
    public function getAttribute(): int|false {}
    public function setAttribute(): bool {}
    public function getStrength(): int {}
    public function setStrength() {}
    public function getLocale(): string|false {}
    public function getErrorCode(): int|false {}
    public function getErrorMessage(): string|false {}
    public function getSortKey(): string|false {}
}

class CompileError extends Error
{
}

interface Countable
{
    public function count(): int;
}

class DOMAttr extends DOMNode
{
    public string $name;
    public bool $specified;
    public string $value;
    public ?DOMElement $ownerElement;
    public mixed $schemaTypeInfo;
    public function __construct() {}
    public function isId(): bool {}
}

class DOMCdataSection extends DOMText
{
    public function __construct() {}
}

class DOMCharacterData extends DOMNode implements DOMChildNode
{
    public string $data;
    public int $length;
    public ?DOMElement $previousElementSibling;
    public ?DOMElement $nextElementSibling;
    public function appendData(): bool {}
    public function substringData() {}
    public function insertData(): bool {}
    public function deleteData(): bool {}
    public function replaceData(): bool {}
    public function replaceWith(): void {}
    public function remove(): void {}
    public function before(): void {}
    public function after(): void {}
}

interface DOMChildNode
{
    public function remove(): void;
    public function before(): void;
    public function after(): void;
    public function replaceWith(): void;
}

class DOMComment extends DOMCharacterData
{
    public function __construct() {}
}

class DOMDocument extends DOMNode implements DOMParentNode
{
    public ?DOMDocumentType $doctype;
    public DOMImplementation $implementation;
    public ?DOMElement $documentElement;
    public ?string $actualEncoding;
    public ?string $encoding;
    public ?string $xmlEncoding;
    public bool $standalone;
    public bool $xmlStandalone;
    public ?string $version;
    public ?string $xmlVersion;
    public bool $strictErrorChecking;
    public ?string $documentURI;
    public mixed $config;
    public bool $formatOutput;
    public bool $validateOnParse;
    public bool $resolveExternals;
    public bool $preserveWhiteSpace;
    public bool $recover;
    public bool $substituteEntities;
    public ?DOMElement $firstElementChild;
    public ?DOMElement $lastElementChild;
    public int $childElementCount;
    public function __construct() {}
    public function createAttribute() {}
    public function createAttributeNS() {}
    public function createCDATASection() {}
    public function createComment(): DOMComment {}
    public function createDocumentFragment(): DOMDocumentFragment {}
    public function createElement() {}
    public function createElementNS() {}
    public function createEntityReference() {}
    public function createProcessingInstruction() {}
    public function createTextNode(): DOMText {}
    public function getElementById(): ?DOMElement {}
    public function getElementsByTagName(): DOMNodeList {}
    public function getElementsByTagNameNS(): DOMNodeList {}
    public function importNode() {}
    public function load() {}
    public function loadXML() {}
    public function normalizeDocument(): void {}
    public function registerNodeClass(): bool {}
    public function save(): int|false {}
    public function loadHTML() {}
    public function loadHTMLFile() {}
    public function saveHTML(): string|false {}
    public function saveHTMLFile(): int|false {}
    public function saveXML(): string|false {}
    public function schemaValidate(): bool {}
    public function schemaValidateSource(): bool {}
    public function relaxNGValidate(): bool {}
    public function relaxNGValidateSource(): bool {}
    public function validate(): bool {}
    public function xinclude(): int|false {}
    public function adoptNode() {}
    public function append(): void {}
    public function prepend(): void {}
}

class DOMDocumentFragment extends DOMNode implements DOMParentNode
{
    public ?DOMElement $firstElementChild;
    public ?DOMElement $lastElementChild;
    public int $childElementCount;
    public function __construct() {}
    public function appendXML(): bool {}
    public function append(): void {}
    public function prepend(): void {}
}

class DOMDocumentType extends DOMNode
{
    public string $name;
    public DOMNamedNodeMap $entities;
    public DOMNamedNodeMap $notations;
    public string $publicId;
    public string $systemId;
    public ?string $internalSubset;
}

class DOMElement extends DOMNode implements DOMParentNode, DOMChildNode
{
    public string $tagName;
    public mixed $schemaTypeInfo;
    public ?DOMElement $firstElementChild;
    public ?DOMElement $lastElementChild;
    public int $childElementCount;
    public ?DOMElement $previousElementSibling;
    public ?DOMElement $nextElementSibling;
    public function __construct() {}
    public function getAttribute(): string {}
    public function getAttributeNS(): string {}
    public function getAttributeNode() {}
    public function getAttributeNodeNS() {}
    public function getElementsByTagName(): DOMNodeList {}
    public function getElementsByTagNameNS(): DOMNodeList {}
    public function hasAttribute(): bool {}
    public function hasAttributeNS(): bool {}
    public function removeAttribute(): bool {}
    public function removeAttributeNS(): void {}
    public function removeAttributeNode() {}
    public function setAttribute() {}
    public function setAttributeNS(): void {}
    public function setAttributeNode() {}
    public function setAttributeNodeNS() {}
    public function setIdAttribute(): void {}
    public function setIdAttributeNS(): void {}
    public function setIdAttributeNode(): void {}
    public function remove(): void {}
    public function before(): void {}
    public function after(): void {}
    public function replaceWith(): void {}
    public function append(): void {}
    public function prepend(): void {}
}

class DOMEntity extends DOMNode
{
    public ?string $publicId;
    public ?string $systemId;
    public ?string $notationName;
    public ?string $actualEncoding;
    public ?string $encoding;
    public ?string $version;
}

class DOMEntityReference extends DOMNode
{
    public function __construct() {}
}

class DOMException extends Exception
{
    public  $code;
}

class DOMImplementation
{
    public function getFeature(): never {}
    public function hasFeature(): bool {}
    public function createDocumentType() {}
    public function createDocument() {}
}

class DOMNameSpaceNode
{
    public string $nodeName;
    public ?string $nodeValue;
    public int $nodeType;
    public string $prefix;
    public ?string $localName;
    public ?string $namespaceURI;
    public ?DOMDocument $ownerDocument;
    public ?DOMNode $parentNode;
    public function __sleep(): array {}
    public function __wakeup(): void {}
}

class DOMNamedNodeMap implements IteratorAggregate, Traversable, Countable
{
    public int $length;
    public function getNamedItem(): ?DOMNode {}
    public function getNamedItemNS(): ?DOMNode {}
    public function item(): ?DOMNode {}
    public function count(): int {}
    public function getIterator(): Iterator {}
}

class DOMNode
{
    public string $nodeName;
    public ?string $nodeValue;
    public int $nodeType;
    public ?DOMNode $parentNode;
    public DOMNodeList $childNodes;
    public ?DOMNode $firstChild;
    public ?DOMNode $lastChild;
    public ?DOMNode $previousSibling;
    public ?DOMNode $nextSibling;
    public ?DOMNamedNodeMap $attributes;
    public ?DOMDocument $ownerDocument;
    public ?string $namespaceURI;
    public string $prefix;
    public ?string $localName;
    public ?string $baseURI;
    public string $textContent;
    public function __sleep(): array {}
    public function __wakeup(): void {}
    public function appendChild() {}
    public function C14N(): string|false {}
    public function C14NFile(): int|false {}
    public function cloneNode() {}
    public function getLineNo(): int {}
    public function getNodePath(): ?string {}
    public function hasAttributes(): bool {}
    public function hasChildNodes(): bool {}
    public function insertBefore() {}
    public function isDefaultNamespace(): bool {}
    public function isSameNode(): bool {}
    public function isSupported(): bool {}
    public function lookupNamespaceURI(): ?string {}
    public function lookupPrefix(): ?string {}
    public function normalize(): void {}
    public function removeChild() {}
    public function replaceChild() {}
}

class DOMNodeList implements IteratorAggregate, Traversable, Countable
{
    public int $length;
    public function count(): int {}
    public function getIterator(): Iterator {}
    public function item() {}
}

class DOMNotation extends DOMNode
{
    public string $publicId;
    public string $systemId;
}

interface DOMParentNode
{
    public function append(): void;
    public function prepend(): void;
}

class DOMProcessingInstruction extends DOMNode
{
    public string $target;
    public string $data;
    public function __construct() {}
}

class DOMText extends DOMCharacterData
{
    public string $wholeText;
    public function __construct() {}
    public function isWhitespaceInElementContent(): bool {}
    public function isElementContentWhitespace(): bool {}
    public function splitText() {}
}

class DOMXPath
{
    public DOMDocument $document;
    public bool $registerNodeNamespaces;
    public function __construct() {}
    public function evaluate(): mixed {}
    public function query(): mixed {}
    public function registerNamespace(): bool {}
    public function registerPhpFunctions(): void {}
}

class DateInterval
{
    public function __construct() {}
    public static function createFromDateString(): DateInterval|false {}
    public function format(): string {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __wakeup(): void {}
    public static function __set_state(): DateInterval {}
}

class DatePeriod implements IteratorAggregate, Traversable
{
    public ?DateTimeInterface $start;
    public ?DateTimeInterface $current;
    public ?DateTimeInterface $end;
    public ?DateInterval $interval;
    public int $recurrences;
    public bool $include_start_date;
    public bool $include_end_date;
    public function __construct() {}
    public function getStartDate(): DateTimeInterface {}
    public function getEndDate(): ?DateTimeInterface {}
    public function getDateInterval(): DateInterval {}
    public function getRecurrences(): ?int {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __wakeup(): void {}
    public static function __set_state(): DatePeriod {}
    public function getIterator(): Iterator {}
}

class DateTime implements DateTimeInterface
{
    public function __construct() {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __wakeup(): void {}
    public static function __set_state(): DateTime {}
    public static function createFromImmutable(): DateTime {}
    public static function createFromInterface(): DateTime {}
    public static function createFromFormat(): DateTime|false {}
    public static function getLastErrors(): array|false {}
    public function format(): string {}
    public function modify(): DateTime|false {}
    public function add(): DateTime {}
    public function sub(): DateTime {}
    public function getTimezone(): DateTimeZone|false {}
    public function setTimezone(): DateTime {}
    public function getOffset(): int {}
    public function setTime(): DateTime {}
    public function setDate(): DateTime {}
    public function setISODate(): DateTime {}
    public function setTimestamp(): DateTime {}
    public function getTimestamp(): int {}
    public function diff(): DateInterval {}
}

class DateTimeImmutable implements DateTimeInterface
{
    public function __construct() {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __wakeup(): void {}
    public static function __set_state(): DateTimeImmutable {}
    public static function createFromFormat(): DateTimeImmutable|false {}
    public static function getLastErrors(): array|false {}
    public function format(): string {}
    public function getTimezone(): DateTimeZone|false {}
    public function getOffset(): int {}
    public function getTimestamp(): int {}
    public function diff(): DateInterval {}
    public function modify(): DateTimeImmutable|false {}
    public function add(): DateTimeImmutable {}
    public function sub(): DateTimeImmutable {}
    public function setTimezone(): DateTimeImmutable {}
    public function setTime(): DateTimeImmutable {}
    public function setDate(): DateTimeImmutable {}
    public function setISODate(): DateTimeImmutable {}
    public function setTimestamp(): DateTimeImmutable {}
    public static function createFromMutable(): DateTimeImmutable {}
    public static function createFromInterface(): DateTimeImmutable {}
}

interface DateTimeInterface
{
    public function format(): string;
    public function getTimezone(): DateTimeZone|false;
    public function getOffset(): int;
    public function getTimestamp(): int;
    public function diff(): DateInterval;
    public function __wakeup(): void;
    public function __serialize(): array;
    public function __unserialize(): void;
}

class DateTimeZone
{
    public function __construct() {}
    public function getName(): string {}
    public function getOffset(): int {}
    public function getTransitions(): array|false {}
    public function getLocation(): array|false {}
    public static function listAbbreviations(): array {}
    public static function listIdentifiers(): array {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __wakeup(): void {}
    public static function __set_state(): DateTimeZone {}
}

class DeflateContext
{
}

class Directory
{
    public string $path;
    public mixed $handle;
    public function close(): void {}
    public function rewind(): void {}
    public function read(): string|false {}
}

class DirectoryIterator extends SplFileInfo implements SeekableIterator, Traversable, Iterator
{
    public function __construct() {}
    public function getFilename(): string {}
    public function getExtension(): string {}
    public function getBasename(): string {}
    public function isDot(): bool {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): mixed {}
    public function current(): mixed {}
    public function next(): void {}
    public function seek(): void {}
    public function __toString(): string {}
}

class DivisionByZeroError extends ArithmeticError
{
}

class DomainException extends LogicException
{
}

class EmptyIterator implements Iterator, Traversable
{
    public function current(): never {}
    public function next(): void {}
    public function key(): never {}
    public function valid(): false {}
    public function rewind(): void {}
}

class Error implements Stringable, Throwable
{
    public function __construct() {}
    public function __wakeup(): void {}
    public function getMessage(): string {}
    public function getCode() {}
    public function getFile(): string {}
    public function getLine(): int {}
    public function getTrace(): array {}
    public function getPrevious(): ?Throwable {}
    public function getTraceAsString(): string {}
    public function __toString(): string {}
}

class ErrorException extends Exception
{
    public function __construct() {}
    public function getSeverity(): int {}
}

class Exception implements Stringable, Throwable
{
    public function __construct() {}
    public function __wakeup(): void {}
    public function getMessage(): string {}
    public function getCode() {}
    public function getFile(): string {}
    public function getLine(): int {}
    public function getTrace(): array {}
    public function getPrevious(): ?Throwable {}
    public function getTraceAsString(): string {}
    public function __toString(): string {}
}

class FFI
{
    public static function cdef(): FFI {}
    public static function load(): ?FFI {}
    public static function scope(): FFI {}
    public static function new(): ?FFI\CData {}
    public static function free(): void {}
    public static function cast(): ?FFI\CData {}
    public static function type(): ?FFI\CType {}
    public static function typeof(): FFI\CType {}
    public static function arrayType(): FFI\CType {}
    public static function addr(): FFI\CData {}
    public static function sizeof(): int {}
    public static function alignof(): int {}
    public static function memcpy(): void {}
    public static function memcmp(): int {}
    public static function memset(): void {}
    public static function string(): string {}
    public static function isNull(): bool {}
}

class Fiber
{
    public function __construct() {}
    public function start(): mixed {}
    public function resume(): mixed {}
    public function throw(): mixed {}
    public function isStarted(): bool {}
    public function isSuspended(): bool {}
    public function isRunning(): bool {}
    public function isTerminated(): bool {}
    public function getReturn(): mixed {}
    public static function getCurrent(): ?Fiber {}
    public static function suspend(): mixed {}
}

class FiberError extends Error
{
    public function __construct() {}
}

class FilesystemIterator extends DirectoryIterator
{
    public function __construct() {}
    public function rewind(): void {}
    public function key(): string {}
    public function current(): SplFileInfo|FilesystemIterator|string {}
    public function getFlags(): int {}
    public function setFlags(): void {}
}

class FilterIterator extends IteratorIterator
{
    public function accept(): bool {}
    public function __construct() {}
    public function rewind(): void {}
    public function next(): void {}
}

class Generator implements Iterator, Traversable
{
    public function rewind(): void {}
    public function valid(): bool {}
    public function current(): mixed {}
    public function key(): mixed {}
    public function next(): void {}
    public function send(): mixed {}
    public function throw(): mixed {}
    public function getReturn(): mixed {}
}

class GlobIterator extends FilesystemIterator implements Countable
{
    public function __construct() {}
    public function count(): int {}
}

class HashContext
{
    public function __serialize(): array {}
    public function __unserialize(): void {}
}

class InfiniteIterator extends IteratorIterator
{
    public function __construct() {}
    public function next(): void {}
}

class InflateContext
{
}

class InternalIterator implements Iterator, Traversable
{
    public function current(): mixed {}
    public function key(): mixed {}
    public function next(): void {}
    public function valid(): bool {}
    public function rewind(): void {}
}

class IntlBreakIterator implements IteratorAggregate, Traversable
{
    public static function createCharacterInstance(): ?IntlBreakIterator {}
    public static function createCodePointInstance(): IntlCodePointBreakIterator {}
    public static function createLineInstance(): ?IntlBreakIterator {}
    public static function createSentenceInstance(): ?IntlBreakIterator {}
    public static function createTitleInstance(): ?IntlBreakIterator {}
    public static function createWordInstance(): ?IntlBreakIterator {}
    public function current(): int {}
    public function first(): int {}
    public function following(): int {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): string {}
    public function getLocale(): string|false {}
    public function getPartsIterator(): IntlPartsIterator {}
    public function getText(): ?string {}
    public function isBoundary(): bool {}
    public function last(): int {}
    public function next(): int {}
    public function preceding(): int {}
    public function previous(): int {}
    public function setText(): ?bool {}
    public function getIterator(): Iterator {}
}

class IntlCalendar
{
    public static function createInstance(): ?IntlCalendar {}
    public function equals(): bool {}
    public function fieldDifference(): int|false {}
    public function add(): bool {}
    public function after(): bool {}
    public function before(): bool {}
    public function clear() {}
    public static function fromDateTime(): ?IntlCalendar {}
    public function get(): int|false {}
    public function getActualMaximum(): int|false {}
    public function getActualMinimum(): int|false {}
    public static function getAvailableLocales(): array {}
    public function getDayOfWeekType(): int|false {}
    public function getErrorCode(): int|false {}
    public function getErrorMessage(): string|false {}
    public function getFirstDayOfWeek(): int|false {}
    public function getGreatestMinimum(): int|false {}
    public static function getKeywordValuesForLocale(): IntlIterator|false {}
    public function getLeastMaximum(): int|false {}
    public function getLocale(): string|false {}
    public function getMaximum(): int|false {}
    public function getMinimalDaysInFirstWeek(): int|false {}
    public function setMinimalDaysInFirstWeek() {}
    public function getMinimum(): int|false {}
    public static function getNow(): float {}
    public function getRepeatedWallTimeOption(): int {}
    public function getSkippedWallTimeOption(): int {}
    public function getTime(): float|false {}
    public function getTimeZone(): IntlTimeZone|false {}
    public function getType(): string {}
    public function getWeekendTransition(): int|false {}
    public function inDaylightTime(): bool {}
    public function isEquivalentTo(): bool {}
    public function isLenient(): bool {}
    public function isWeekend(): bool {}
    public function roll(): bool {}
    public function isSet(): bool {}
    public function set() {}
    public function setFirstDayOfWeek() {}
    public function setLenient() {}
    public function setRepeatedWallTimeOption() {}
    public function setSkippedWallTimeOption() {}
    public function setTime(): bool {}
    public function setTimeZone(): bool {}
    public function toDateTime(): DateTime|false {}
}

class IntlChar
{
    public static function hasBinaryProperty(): ?bool {}
    public static function charAge(): ?array {}
    public static function charDigitValue(): ?int {}
    public static function charDirection(): ?int {}
    public static function charFromName(): ?int {}
    public static function charMirror(): string|int|null {}
    public static function charName(): ?string {}
    public static function charType(): ?int {}
    public static function chr(): ?string {}
    public static function digit(): int|false|null {}
    public static function enumCharNames(): ?bool {}
    public static function enumCharTypes(): void {}
    public static function foldCase(): string|int|null {}
    public static function forDigit(): int {}
    public static function getBidiPairedBracket(): string|int|null {}
    public static function getBlockCode(): ?int {}
    public static function getCombiningClass(): ?int {}
    public static function getFC_NFKC_Closure(): string|false|null {}
    public static function getIntPropertyMaxValue(): int {}
    public static function getIntPropertyMinValue(): int {}
    public static function getIntPropertyValue(): ?int {}
    public static function getNumericValue(): ?float {}
    public static function getPropertyEnum(): int {}
    public static function getPropertyName(): string|false {}
    public static function getPropertyValueEnum(): int {}
    public static function getPropertyValueName(): string|false {}
    public static function getUnicodeVersion(): array {}
    public static function isalnum(): ?bool {}
    public static function isalpha(): ?bool {}
    public static function isbase(): ?bool {}
    public static function isblank(): ?bool {}
    public static function iscntrl(): ?bool {}
    public static function isdefined(): ?bool {}
    public static function isdigit(): ?bool {}
    public static function isgraph(): ?bool {}
    public static function isIDIgnorable(): ?bool {}
    public static function isIDPart(): ?bool {}
    public static function isIDStart(): ?bool {}
    public static function isISOControl(): ?bool {}
    public static function isJavaIDPart(): ?bool {}
    public static function isJavaIDStart(): ?bool {}
    public static function isJavaSpaceChar(): ?bool {}
    public static function islower(): ?bool {}
    public static function isMirrored(): ?bool {}
    public static function isprint(): ?bool {}
    public static function ispunct(): ?bool {}
    public static function isspace(): ?bool {}
    public static function istitle(): ?bool {}
    public static function isUAlphabetic(): ?bool {}
    public static function isULowercase(): ?bool {}
    public static function isupper(): ?bool {}
    public static function isUUppercase(): ?bool {}
    public static function isUWhiteSpace(): ?bool {}
    public static function isWhitespace(): ?bool {}
    public static function isxdigit(): ?bool {}
    public static function ord(): ?int {}
    public static function tolower(): string|int|null {}
    public static function totitle(): string|int|null {}
    public static function toupper(): string|int|null {}
}

class IntlCodePointBreakIterator extends IntlBreakIterator
{
    public function getLastCodePoint(): int {}
}

class IntlDateFormatter
{
    public function __construct() {}
    public static function create(): ?IntlDateFormatter {}
    public function getDateType(): int|false {}
    public function getTimeType(): int|false {}
    public function getCalendar(): int|false {}
    public function setCalendar(): bool {}
    public function getTimeZoneId(): string|false {}
    public function getCalendarObject(): IntlCalendar|false|null {}
    public function getTimeZone(): IntlTimeZone|false {}
    public function setTimeZone(): ?bool {}
    public function setPattern(): bool {}
    public function getPattern(): string|false {}
    public function getLocale(): string|false {}
    public function setLenient(): void {}
    public function isLenient(): bool {}
    public function format(): string|false {}
    public static function formatObject(): string|false {}
    public function parse(): int|float|false {}
    public function localtime(): array|false {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): string {}
}

class IntlDatePatternGenerator
{
    public function __construct() {}
    public static function create(): ?IntlDatePatternGenerator {}
    public function getBestPattern(): string|false {}
}

class IntlException extends Exception
{
}

class IntlGregorianCalendar extends IntlCalendar
{
    public function __construct() {}
    public function setGregorianChange(): bool {}
    public function getGregorianChange(): float {}
    public function isLeapYear(): bool {}
}

class IntlIterator implements Iterator, Traversable
{
    public function current(): mixed {}
    public function key(): mixed {}
    public function next(): void {}
    public function rewind(): void {}
    public function valid(): bool {}
}

class IntlPartsIterator extends IntlIterator
{
    public function getBreakIterator(): IntlBreakIterator {}
    public function getRuleStatus(): int {}
}

class IntlRuleBasedBreakIterator extends IntlBreakIterator
{
    public function __construct() {}
    public function getBinaryRules(): string|false {}
    public function getRules(): string|false {}
    public function getRuleStatus(): int {}
    public function getRuleStatusVec(): array|false {}
}

class IntlTimeZone
{
    public static function countEquivalentIDs(): int|false {}
    public static function createDefault(): IntlTimeZone {}
    public static function createEnumeration(): IntlIterator|false {}
    public static function createTimeZone(): ?IntlTimeZone {}
    public static function createTimeZoneIDEnumeration(): IntlIterator|false {}
    public static function fromDateTimeZone(): ?IntlTimeZone {}
    public static function getCanonicalID(): string|false {}
    public function getDisplayName(): string|false {}
    public function getDSTSavings(): int {}
    public static function getEquivalentID(): string|false {}
    public function getErrorCode(): int|false {}
    public function getErrorMessage(): string|false {}
    public static function getGMT(): IntlTimeZone {}
    public function getID(): string|false {}
    public function getOffset(): bool {}
    public function getRawOffset(): int {}
    public static function getRegion(): string|false {}
    public static function getTZDataVersion(): string|false {}
    public static function getUnknown(): IntlTimeZone {}
    public static function getWindowsID(): string|false {}
    public static function getIDForWindowsID(): string|false {}
    public function hasSameRules(): bool {}
    public function toDateTimeZone(): DateTimeZone|false {}
    public function useDaylightTime(): bool {}
}

class InvalidArgumentException extends LogicException
{
}

interface Iterator extends Traversable
{
    public function current(): mixed;
    public function next(): void;
    public function key(): mixed;
    public function valid(): bool;
    public function rewind(): void;
}

interface IteratorAggregate extends Traversable
{
    public function getIterator(): Traversable;
}

class IteratorIterator implements OuterIterator, Traversable, Iterator
{
    public function __construct() {}
    public function getInnerIterator(): ?Iterator {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): mixed {}
    public function current(): mixed {}
    public function next(): void {}
}

class JsonException extends Exception
{
}

interface JsonSerializable
{
    public function jsonSerialize(): mixed;
}

class LengthException extends LogicException
{
}

class LibXMLError
{
    public int $level;
    public int $code;
    public int $column;
    public string $message;
    public string $file;
    public int $line;
}

class LimitIterator extends IteratorIterator
{
    public function __construct() {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function next(): void {}
    public function seek(): int {}
    public function getPosition(): int {}
}

class Locale
{
    public static function getDefault(): string {}
    public static function setDefault() {}
    public static function getPrimaryLanguage(): ?string {}
    public static function getScript(): ?string {}
    public static function getRegion(): ?string {}
    public static function getKeywords(): array|false|null {}
    public static function getDisplayScript(): string|false {}
    public static function getDisplayRegion(): string|false {}
    public static function getDisplayName(): string|false {}
    public static function getDisplayLanguage(): string|false {}
    public static function getDisplayVariant(): string|false {}
    public static function composeLocale(): string|false {}
    public static function parseLocale(): ?array {}
    public static function getAllVariants(): ?array {}
    public static function filterMatches(): ?bool {}
    public static function lookup(): ?string {}
    public static function canonicalize(): ?string {}
    public static function acceptFromHttp(): string|false {}
}

class LogicException extends Exception
{
}

class MessageFormatter
{
    public function __construct() {}
    public static function create(): ?MessageFormatter {}
    public function format(): string|false {}
    public static function formatMessage(): string|false {}
    public function parse(): array|false {}
    public static function parseMessage(): array|false {}
    public function setPattern(): bool {}
    public function getPattern(): string|false {}
    public function getLocale(): string {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): string {}
}

class MultipleIterator implements Iterator, Traversable
{
    public function __construct() {}
    public function getFlags(): int {}
    public function setFlags(): void {}
    public function attachIterator(): void {}
    public function detachIterator(): void {}
    public function containsIterator(): bool {}
    public function countIterators(): int {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): array {}
    public function current(): array {}
    public function next(): void {}
    public function __debugInfo(): array {}
}

class NoRewindIterator extends IteratorIterator
{
    public function __construct() {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): mixed {}
    public function current(): mixed {}
    public function next(): void {}
}

class Normalizer
{
    public static function normalize(): string|false {}
    public static function isNormalized(): bool {}
    public static function getRawDecomposition(): ?string {}
}

class NumberFormatter
{
    public function __construct() {}
    public static function create(): ?NumberFormatter {}
    public function format(): string|false {}
    public function parse(): int|float|false {}
    public function formatCurrency(): string|false {}
    public function parseCurrency(): float|false {}
    public function setAttribute(): bool {}
    public function getAttribute(): int|float|false {}
    public function setTextAttribute(): bool {}
    public function getTextAttribute(): string|false {}
    public function setSymbol(): bool {}
    public function getSymbol(): string|false {}
    public function setPattern(): bool {}
    public function getPattern(): string|false {}
    public function getLocale(): string|false {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): string {}
}

class OpenSSLAsymmetricKey
{
}

class OpenSSLCertificate
{
}

class OpenSSLCertificateSigningRequest
{
}

class OutOfBoundsException extends RuntimeException
{
}

class OutOfRangeException extends LogicException
{
}

interface OuterIterator extends Iterator, Traversable
{
    public function getInnerIterator(): ?Iterator;
}

class OverflowException extends RuntimeException
{
}

class PDO
{
    public function __construct() {}
    public function beginTransaction(): bool {}
    public function commit(): bool {}
    public function errorCode(): ?string {}
    public function errorInfo(): array {}
    public function exec(): int|false {}
    public function getAttribute(): mixed {}
    public static function getAvailableDrivers(): array {}
    public function inTransaction(): bool {}
    public function lastInsertId(): string|false {}
    public function prepare(): PDOStatement|false {}
    public function query(): PDOStatement|false {}
    public function quote(): string|false {}
    public function rollBack(): bool {}
    public function setAttribute(): bool {}
}

class PDOException extends RuntimeException
{
    public ?array $errorInfo;
}

class PDORow
{
    public string $queryString;
}

class PDOStatement implements IteratorAggregate, Traversable
{
    public string $queryString;
    public function bindColumn(): bool {}
    public function bindParam(): bool {}
    public function bindValue(): bool {}
    public function closeCursor(): bool {}
    public function columnCount(): int {}
    public function debugDumpParams(): ?bool {}
    public function errorCode(): ?string {}
    public function errorInfo(): array {}
    public function execute(): bool {}
    public function fetch(): mixed {}
    public function fetchAll(): array {}
    public function fetchColumn(): mixed {}
    public function fetchObject(): object|false {}
    public function getAttribute(): mixed {}
    public function getColumnMeta(): array|false {}
    public function nextRowset(): bool {}
    public function rowCount(): int {}
    public function setAttribute(): bool {}
    public function setFetchMode() {}
    public function getIterator(): Iterator {}
}

class ParentIterator extends RecursiveFilterIterator
{
    public function __construct() {}
    public function accept(): bool {}
}

class ParseError extends CompileError
{
}

class Phar extends RecursiveDirectoryIterator implements Countable, ArrayAccess
{
    public function __construct() {}
    public function __destruct() {}
    public function addEmptyDir(): void {}
    public function addFile(): void {}
    public function addFromString(): void {}
    public function buildFromDirectory(): array {}
    public function buildFromIterator(): array {}
    public function compressFiles(): void {}
    public function decompressFiles() {}
    public function compress(): ?Phar {}
    public function decompress(): ?Phar {}
    public function convertToExecutable(): ?Phar {}
    public function convertToData(): ?PharData {}
    public function copy() {}
    public function count(): int {}
    public function delete() {}
    public function delMetadata() {}
    public function extractTo(): bool {}
    public function getAlias(): ?string {}
    public function getPath(): string {}
    public function getMetadata(): mixed {}
    public function getModified(): bool {}
    public function getSignature(): array|false {}
    public function getStub(): string {}
    public function getVersion(): string {}
    public function hasMetadata(): bool {}
    public function isBuffering(): bool {}
    public function isCompressed(): int|false {}
    public function isFileFormat(): bool {}
    public function isWritable(): bool {}
    public function offsetExists(): bool {}
    public function offsetGet(): SplFileInfo {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function setAlias(): bool {}
    public function setDefaultStub(): bool {}
    public function setMetadata(): void {}
    public function setSignatureAlgorithm(): void {}
    public function setStub() {}
    public function startBuffering(): void {}
    public function stopBuffering(): void {}
    public static function apiVersion(): string {}
    public static function canCompress(): bool {}
    public static function canWrite(): bool {}
    public static function createDefaultStub(): string {}
    public static function getSupportedCompression(): array {}
    public static function getSupportedSignatures(): array {}
    public static function interceptFileFuncs(): void {}
    public static function isValidPharFilename(): bool {}
    public static function loadPhar(): bool {}
    public static function mapPhar(): bool {}
    public static function running(): string {}
    public static function mount(): void {}
    public static function mungServer(): void {}
    public static function unlinkArchive(): bool {}
    public static function webPhar(): void {}
}

class PharData extends RecursiveDirectoryIterator implements Countable, ArrayAccess
{
    public function __construct() {}
    public function __destruct() {}
    public function addEmptyDir(): void {}
    public function addFile(): void {}
    public function addFromString(): void {}
    public function buildFromDirectory(): array {}
    public function buildFromIterator(): array {}
    public function compressFiles(): void {}
    public function decompressFiles() {}
    public function compress(): ?PharData {}
    public function decompress(): ?PharData {}
    public function convertToExecutable(): ?Phar {}
    public function convertToData(): ?PharData {}
    public function copy() {}
    public function count(): int {}
    public function delete() {}
    public function delMetadata() {}
    public function extractTo(): bool {}
    public function getAlias(): ?string {}
    public function getPath(): string {}
    public function getMetadata(): mixed {}
    public function getModified(): bool {}
    public function getSignature(): array|false {}
    public function getStub(): string {}
    public function getVersion(): string {}
    public function hasMetadata(): bool {}
    public function isBuffering(): bool {}
    public function isCompressed(): int|false {}
    public function isFileFormat(): bool {}
    public function isWritable(): bool {}
    public function offsetExists(): bool {}
    public function offsetGet(): SplFileInfo {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function setAlias(): bool {}
    public function setDefaultStub(): bool {}
    public function setMetadata(): void {}
    public function setSignatureAlgorithm(): void {}
    public function setStub() {}
    public function startBuffering(): void {}
    public function stopBuffering(): void {}
    public static function apiVersion(): string {}
    public static function canCompress(): bool {}
    public static function canWrite(): bool {}
    public static function createDefaultStub(): string {}
    public static function getSupportedCompression(): array {}
    public static function getSupportedSignatures(): array {}
    public static function interceptFileFuncs(): void {}
    public static function isValidPharFilename(): bool {}
    public static function loadPhar(): bool {}
    public static function mapPhar(): bool {}
    public static function running(): string {}
    public static function mount(): void {}
    public static function mungServer(): void {}
    public static function unlinkArchive(): bool {}
    public static function webPhar(): void {}
}

class PharException extends Exception
{
}

class PharFileInfo extends SplFileInfo
{
    public function __construct() {}
    public function __destruct() {}
    public function chmod(): void {}
    public function compress() {}
    public function decompress() {}
    public function delMetadata() {}
    public function getCompressedSize(): int {}
    public function getCRC32(): int {}
    public function getContent(): string {}
    public function getMetadata(): mixed {}
    public function getPharFlags(): int {}
    public function hasMetadata(): bool {}
    public function isCompressed(): bool {}
    public function isCRCChecked(): bool {}
    public function setMetadata(): void {}
}

class PhpToken implements Stringable
{
    public int $id;
    public string $text;
    public int $line;
    public int $pos;
    public static function tokenize(): array {}
    public function __construct() {}
    public function is(): bool {}
    public function isIgnorable(): bool {}
    public function getTokenName(): ?string {}
    public function __toString(): string {}
}

class RangeException extends RuntimeException
{
}

class RecursiveArrayIterator extends ArrayIterator implements RecursiveIterator
{
    public function hasChildren(): bool {}
    public function getChildren(): ?RecursiveArrayIterator {}
}

class RecursiveCachingIterator extends CachingIterator implements RecursiveIterator
{
    public function __construct() {}
    public function hasChildren(): bool {}
    public function getChildren(): ?RecursiveCachingIterator {}
}

class RecursiveCallbackFilterIterator extends CallbackFilterIterator implements RecursiveIterator
{
    public function __construct() {}
    public function hasChildren(): bool {}
    public function getChildren(): RecursiveCallbackFilterIterator {}
}

class RecursiveDirectoryIterator extends FilesystemIterator implements RecursiveIterator
{
    public function __construct() {}
    public function hasChildren(): bool {}
    public function getChildren(): RecursiveDirectoryIterator {}
    public function getSubPath(): string {}
    public function getSubPathname(): string {}
}

class RecursiveFilterIterator extends FilterIterator implements RecursiveIterator
{
    public function __construct() {}
    public function hasChildren(): bool {}
    public function getChildren(): ?RecursiveFilterIterator {}
}

interface RecursiveIterator extends Iterator, Traversable
{
    public function hasChildren(): bool;
    public function getChildren(): ?RecursiveIterator;
}

class RecursiveIteratorIterator implements OuterIterator, Traversable, Iterator
{
    public function __construct() {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): mixed {}
    public function current(): mixed {}
    public function next(): void {}
    public function getDepth(): int {}
    public function getSubIterator(): ?RecursiveIterator {}
    public function getInnerIterator(): RecursiveIterator {}
    public function beginIteration(): void {}
    public function endIteration(): void {}
    public function callHasChildren(): bool {}
    public function callGetChildren(): ?RecursiveIterator {}
    public function beginChildren(): void {}
    public function endChildren(): void {}
    public function nextElement(): void {}
    public function setMaxDepth(): void {}
    public function getMaxDepth(): int|false {}
}

class RecursiveRegexIterator extends RegexIterator implements RecursiveIterator
{
    public function __construct() {}
    public function accept(): bool {}
    public function hasChildren(): bool {}
    public function getChildren(): RecursiveRegexIterator {}
}

class RecursiveTreeIterator extends RecursiveIteratorIterator
{
    public function __construct() {}
    public function key(): mixed {}
    public function current(): mixed {}
    public function getPrefix(): string {}
    public function setPostfix(): void {}
    public function setPrefixPart(): void {}
    public function getEntry(): string {}
    public function getPostfix(): string {}
}

class Reflection
{
    public static function getModifierNames(): array {}
}

class ReflectionAttribute implements Stringable, Reflector
{
    public function getName(): string {}
    public function getTarget(): int {}
    public function isRepeated(): bool {}
    public function getArguments(): array {}
    public function newInstance(): object {}
    public function __toString(): string {}
}

class ReflectionClass implements Stringable, Reflector
{
    public string $name;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function isInternal(): bool {}
    public function isUserDefined(): bool {}
    public function isAnonymous(): bool {}
    public function isInstantiable(): bool {}
    public function isCloneable(): bool {}
    public function getFileName(): string|false {}
    public function getStartLine(): int|false {}
    public function getEndLine(): int|false {}
    public function getDocComment(): string|false {}
    public function getConstructor(): ?ReflectionMethod {}
    public function hasMethod(): bool {}
    public function getMethod(): ReflectionMethod {}
    public function getMethods(): array {}
    public function hasProperty(): bool {}
    public function getProperty(): ReflectionProperty {}
    public function getProperties(): array {}
    public function hasConstant(): bool {}
    public function getConstants(): array {}
    public function getReflectionConstants(): array {}
    public function getConstant(): mixed {}
    public function getReflectionConstant(): ReflectionClassConstant|false {}
    public function getInterfaces(): array {}
    public function getInterfaceNames(): array {}
    public function isInterface(): bool {}
    public function getTraits(): array {}
    public function getTraitNames(): array {}
    public function getTraitAliases(): array {}
    public function isTrait(): bool {}
    public function isEnum(): bool {}
    public function isAbstract(): bool {}
    public function isFinal(): bool {}
    public function isReadOnly(): bool {}
    public function getModifiers(): int {}
    public function isInstance(): bool {}
    public function newInstance(): object {}
    public function newInstanceWithoutConstructor(): object {}
    public function newInstanceArgs(): ?object {}
    public function getParentClass(): ReflectionClass|false {}
    public function isSubclassOf(): bool {}
    public function getStaticProperties(): ?array {}
    public function getStaticPropertyValue(): mixed {}
    public function setStaticPropertyValue(): void {}
    public function getDefaultProperties(): array {}
    public function isIterable(): bool {}
    public function isIterateable(): bool {}
    public function implementsInterface(): bool {}
    public function getExtension(): ?ReflectionExtension {}
    public function getExtensionName(): string|false {}
    public function inNamespace(): bool {}
    public function getNamespaceName(): string {}
    public function getShortName(): string {}
    public function getAttributes(): array {}
}

class ReflectionClassConstant implements Stringable, Reflector
{
    public string $name;
    public string $class;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function getValue(): mixed {}
    public function isPublic(): bool {}
    public function isPrivate(): bool {}
    public function isProtected(): bool {}
    public function isFinal(): bool {}
    public function getModifiers(): int {}
    public function getDeclaringClass(): ReflectionClass {}
    public function getDocComment(): string|false {}
    public function getAttributes(): array {}
    public function isEnumCase(): bool {}
}

class ReflectionEnum extends ReflectionClass
{
    public function __construct() {}
    public function hasCase(): bool {}
    public function getCase(): ReflectionEnumUnitCase {}
    public function getCases(): array {}
    public function isBacked(): bool {}
    public function getBackingType(): ?ReflectionNamedType {}
}

class ReflectionEnumBackedCase extends ReflectionEnumUnitCase
{
    public function __construct() {}
    public function getBackingValue(): string|int {}
}

class ReflectionEnumUnitCase extends ReflectionClassConstant
{
    public function __construct() {}
    public function getEnum(): ReflectionEnum {}
    public function getValue(): UnitEnum {}
}

class ReflectionException extends Exception
{
}

class ReflectionExtension implements Stringable, Reflector
{
    public string $name;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function getVersion(): ?string {}
    public function getFunctions(): array {}
    public function getConstants(): array {}
    public function getINIEntries(): array {}
    public function getClasses(): array {}
    public function getClassNames(): array {}
    public function getDependencies(): array {}
    public function info(): void {}
    public function isPersistent(): bool {}
    public function isTemporary(): bool {}
}

class ReflectionFiber
{
    public function __construct() {}
    public function getFiber(): Fiber {}
    public function getExecutingFile(): ?string {}
    public function getExecutingLine(): ?int {}
    public function getCallable(): callable {}
    public function getTrace(): array {}
}

class ReflectionFunction extends ReflectionFunctionAbstract
{
    public function __construct() {}
    public function __toString(): string {}
    public function isAnonymous(): bool {}
    public function isDisabled(): bool {}
    public function invoke(): mixed {}
    public function invokeArgs(): mixed {}
    public function getClosure(): Closure {}
}

class ReflectionFunctionAbstract implements Reflector, Stringable
{
    public string $name;
    public function inNamespace(): bool {}
    public function isClosure(): bool {}
    public function isDeprecated(): bool {}
    public function isInternal(): bool {}
    public function isUserDefined(): bool {}
    public function isGenerator(): bool {}
    public function isVariadic(): bool {}
    public function isStatic(): bool {}
    public function getClosureThis(): ?object {}
    public function getClosureScopeClass(): ?ReflectionClass {}
    public function getClosureCalledClass(): ?ReflectionClass {}
    public function getClosureUsedVariables(): array {}
    public function getDocComment(): string|false {}
    public function getEndLine(): int|false {}
    public function getExtension(): ?ReflectionExtension {}
    public function getExtensionName(): string|false {}
    public function getFileName(): string|false {}
    public function getName(): string {}
    public function getNamespaceName(): string {}
    public function getNumberOfParameters(): int {}
    public function getNumberOfRequiredParameters(): int {}
    public function getParameters(): array {}
    public function getShortName(): string {}
    public function getStartLine(): int|false {}
    public function getStaticVariables(): array {}
    public function returnsReference(): bool {}
    public function hasReturnType(): bool {}
    public function getReturnType(): ?ReflectionType {}
    public function hasTentativeReturnType(): bool {}
    public function getTentativeReturnType(): ?ReflectionType {}
    public function getAttributes(): array {}
}

class ReflectionGenerator
{
    public function __construct() {}
    public function getExecutingLine(): int {}
    public function getExecutingFile(): string {}
    public function getTrace(): array {}
    public function getFunction(): ReflectionFunctionAbstract {}
    public function getThis(): ?object {}
    public function getExecutingGenerator(): Generator {}
}

class ReflectionIntersectionType extends ReflectionType
{
    public function getTypes(): array {}
}

class ReflectionMethod extends ReflectionFunctionAbstract
{
    public string $class;
    public function __construct() {}
    public function __toString(): string {}
    public function isPublic(): bool {}
    public function isPrivate(): bool {}
    public function isProtected(): bool {}
    public function isAbstract(): bool {}
    public function isFinal(): bool {}
    public function isConstructor(): bool {}
    public function isDestructor(): bool {}
    public function getClosure(): Closure {}
    public function getModifiers(): int {}
    public function invoke(): mixed {}
    public function invokeArgs(): mixed {}
    public function getDeclaringClass(): ReflectionClass {}
    public function getPrototype(): ReflectionMethod {}
    public function hasPrototype(): bool {}
    public function setAccessible(): void {}
}

class ReflectionNamedType extends ReflectionType
{
    public function getName(): string {}
    public function isBuiltin(): bool {}
}

class ReflectionObject extends ReflectionClass
{
    public function __construct() {}
}

class ReflectionParameter implements Stringable, Reflector
{
    public string $name;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function isPassedByReference(): bool {}
    public function canBePassedByValue(): bool {}
    public function getDeclaringFunction(): ReflectionFunctionAbstract {}
    public function getDeclaringClass(): ?ReflectionClass {}
    public function getClass(): ?ReflectionClass {}
    public function hasType(): bool {}
    public function getType(): ?ReflectionType {}
    public function isArray(): bool {}
    public function isCallable(): bool {}
    public function allowsNull(): bool {}
    public function getPosition(): int {}
    public function isOptional(): bool {}
    public function isDefaultValueAvailable(): bool {}
    public function getDefaultValue(): mixed {}
    public function isDefaultValueConstant(): bool {}
    public function getDefaultValueConstantName(): ?string {}
    public function isVariadic(): bool {}
    public function isPromoted(): bool {}
    public function getAttributes(): array {}
}

class ReflectionProperty implements Stringable, Reflector
{
    public string $name;
    public string $class;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function getValue(): mixed {}
    public function setValue(): void {}
    public function isInitialized(): bool {}
    public function isPublic(): bool {}
    public function isPrivate(): bool {}
    public function isProtected(): bool {}
    public function isStatic(): bool {}
    public function isReadOnly(): bool {}
    public function isDefault(): bool {}
    public function isPromoted(): bool {}
    public function getModifiers(): int {}
    public function getDeclaringClass(): ReflectionClass {}
    public function getDocComment(): string|false {}
    public function setAccessible(): void {}
    public function getType(): ?ReflectionType {}
    public function hasType(): bool {}
    public function hasDefaultValue(): bool {}
    public function getDefaultValue(): mixed {}
    public function getAttributes(): array {}
}

class ReflectionReference
{
    public static function fromArrayElement(): ?ReflectionReference {}
    public function getId(): string {}
}

class ReflectionType implements Stringable
{
    public function allowsNull(): bool {}
    public function __toString(): string {}
}

class ReflectionUnionType extends ReflectionType
{
    public function getTypes(): array {}
}

class ReflectionZendExtension implements Stringable, Reflector
{
    public string $name;
    public function __construct() {}
    public function __toString(): string {}
    public function getName(): string {}
    public function getVersion(): string {}
    public function getAuthor(): string {}
    public function getURL(): string {}
    public function getCopyright(): string {}
}

interface Reflector extends Stringable
{
}

class RegexIterator extends FilterIterator
{
    public ?string $replacement;
    public function __construct() {}
    public function accept(): bool {}
    public function getMode(): int {}
    public function setMode(): void {}
    public function getFlags(): int {}
    public function setFlags(): void {}
    public function getRegex(): string {}
    public function getPregFlags(): int {}
    public function setPregFlags(): void {}
}

class ResourceBundle implements IteratorAggregate, Traversable, Countable
{
    public function __construct() {}
    public static function create(): ?ResourceBundle {}
    public function get(): mixed {}
    public function count(): int {}
    public static function getLocales(): array|false {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): string {}
    public function getIterator(): Iterator {}
}

class ReturnTypeWillChange
{
    public function __construct() {}
}

class RuntimeException extends Exception
{
}

interface SeekableIterator extends Iterator, Traversable
{
    public function seek(): void;
}

class SensitiveParameter
{
    public function __construct() {}
}

class SensitiveParameterValue
{
    public function __construct() {}
    public function getValue(): mixed {}
    public function __debugInfo(): array {}
}

interface Serializable
{
    public function serialize();
    public function unserialize();
}

class SessionHandler implements SessionHandlerInterface, SessionIdInterface
{
    public function open(): bool {}
    public function close(): bool {}
    public function read(): string|false {}
    public function write(): bool {}
    public function destroy(): bool {}
    public function gc(): int|false {}
    public function create_sid(): string {}
}

interface SessionHandlerInterface
{
    public function open(): bool;
    public function close(): bool;
    public function read(): string|false;
    public function write(): bool;
    public function destroy(): bool;
    public function gc(): int|false;
}

interface SessionIdInterface
{
    public function create_sid(): string;
}

interface SessionUpdateTimestampHandlerInterface
{
    public function validateId(): bool;
    public function updateTimestamp(): bool;
}

class Shmop
{
}

class SimpleXMLElement implements Stringable, Countable, RecursiveIterator, Traversable, Iterator
{
    public function xpath(): array|false|null {}
    public function registerXPathNamespace(): bool {}
    public function asXML(): string|bool {}
    public function saveXML(): string|bool {}
    public function getNamespaces(): array {}
    public function getDocNamespaces(): array|false {}
    public function children(): ?SimpleXMLElement {}
    public function attributes(): ?SimpleXMLElement {}
    public function __construct() {}
    public function addChild(): ?SimpleXMLElement {}
    public function addAttribute(): void {}
    public function getName(): string {}
    public function __toString(): string {}
    public function count(): int {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function current(): SimpleXMLElement {}
    public function key(): string {}
    public function next(): void {}
    public function hasChildren(): bool {}
    public function getChildren(): ?SimpleXMLElement {}
}

class SimpleXMLIterator extends SimpleXMLElement
{
}

class Socket
{
}

class SodiumException extends Exception
{
}

class SplDoublyLinkedList implements Iterator, Traversable, Countable, ArrayAccess, Serializable
{
    public function add(): void {}
    public function pop(): mixed {}
    public function shift(): mixed {}
    public function push(): void {}
    public function unshift(): void {}
    public function top(): mixed {}
    public function bottom(): mixed {}
    public function __debugInfo(): array {}
    public function count(): int {}
    public function isEmpty(): bool {}
    public function setIteratorMode(): int {}
    public function getIteratorMode(): int {}
    public function offsetExists(): bool {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function rewind(): void {}
    public function current(): mixed {}
    public function key(): int {}
    public function prev(): void {}
    public function next(): void {}
    public function valid(): bool {}
    public function unserialize(): void {}
    public function serialize(): string {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
}

class SplFileInfo implements Stringable
{
    public function __construct() {}
    public function getPath(): string {}
    public function getFilename(): string {}
    public function getExtension(): string {}
    public function getBasename(): string {}
    public function getPathname(): string {}
    public function getPerms(): int|false {}
    public function getInode(): int|false {}
    public function getSize(): int|false {}
    public function getOwner(): int|false {}
    public function getGroup(): int|false {}
    public function getATime(): int|false {}
    public function getMTime(): int|false {}
    public function getCTime(): int|false {}
    public function getType(): string|false {}
    public function isWritable(): bool {}
    public function isReadable(): bool {}
    public function isExecutable(): bool {}
    public function isFile(): bool {}
    public function isDir(): bool {}
    public function isLink(): bool {}
    public function getLinkTarget(): string|false {}
    public function getRealPath(): string|false {}
    public function getFileInfo(): SplFileInfo {}
    public function getPathInfo(): ?SplFileInfo {}
    public function openFile(): SplFileObject {}
    public function setFileClass(): void {}
    public function setInfoClass(): void {}
    public function __toString(): string {}
    public function __debugInfo(): array {}
    public function _bad_state_ex(): void {}
}

class SplFileObject extends SplFileInfo implements RecursiveIterator, Traversable, Iterator, SeekableIterator
{
    public function __construct() {}
    public function rewind(): void {}
    public function eof(): bool {}
    public function valid(): bool {}
    public function fgets(): string {}
    public function fread(): string|false {}
    public function fgetcsv(): array|false {}
    public function fputcsv(): int|false {}
    public function setCsvControl(): void {}
    public function getCsvControl(): array {}
    public function flock(): bool {}
    public function fflush(): bool {}
    public function ftell(): int|false {}
    public function fseek(): int {}
    public function fgetc(): string|false {}
    public function fpassthru(): int {}
    public function fscanf(): array|int|null {}
    public function fwrite(): int|false {}
    public function fstat(): array {}
    public function ftruncate(): bool {}
    public function current(): array|string|false {}
    public function key(): int {}
    public function next(): void {}
    public function setFlags(): void {}
    public function getFlags(): int {}
    public function setMaxLineLen(): void {}
    public function getMaxLineLen(): int {}
    public function hasChildren(): false {}
    public function getChildren(): null {}
    public function seek(): void {}
    public function getCurrentLine(): string {}
    public function __toString(): string {}
}

class SplFixedArray implements IteratorAggregate, Traversable, ArrayAccess, Countable, JsonSerializable
{
    public function __construct() {}
    public function __wakeup(): void {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function count(): int {}
    public function toArray(): array {}
    public static function fromArray(): SplFixedArray {}
    public function getSize(): int {}
    public function setSize() {}
    public function offsetExists(): bool {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function getIterator(): Iterator {}
    public function jsonSerialize(): array {}
}

class SplHeap implements Iterator, Traversable, Countable
{
    public function extract(): mixed {}
    public function insert(): bool {}
    public function top(): mixed {}
    public function count(): int {}
    public function isEmpty(): bool {}
    public function rewind(): void {}
    public function current(): mixed {}
    public function key(): int {}
    public function next(): void {}
    public function valid(): bool {}
    public function recoverFromCorruption(): bool {}
    public function compare(): int {}
    public function isCorrupted(): bool {}
    public function __debugInfo(): array {}
}

class SplMaxHeap extends SplHeap
{
    public function compare(): int {}
}

class SplMinHeap extends SplHeap
{
    public function compare(): int {}
}

class SplObjectStorage implements Countable, Iterator, Traversable, Serializable, ArrayAccess
{
    public function attach(): void {}
    public function detach(): void {}
    public function contains(): bool {}
    public function addAll(): int {}
    public function removeAll(): int {}
    public function removeAllExcept(): int {}
    public function getInfo(): mixed {}
    public function setInfo(): void {}
    public function count(): int {}
    public function rewind(): void {}
    public function valid(): bool {}
    public function key(): int {}
    public function current(): object {}
    public function next(): void {}
    public function unserialize(): void {}
    public function serialize(): string {}
    public function offsetExists(): bool {}
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetUnset(): void {}
    public function getHash(): string {}
    public function __serialize(): array {}
    public function __unserialize(): void {}
    public function __debugInfo(): array {}
}

interface SplObserver
{
    public function update(): void;
}

class SplPriorityQueue implements Iterator, Traversable, Countable
{
    public function compare(): int {}
    public function insert() {}
    public function setExtractFlags(): int {}
    public function top(): mixed {}
    public function extract(): mixed {}
    public function count(): int {}
    public function isEmpty(): bool {}
    public function rewind(): void {}
    public function current(): mixed {}
    public function key(): int {}
    public function next(): void {}
    public function valid(): bool {}
    public function recoverFromCorruption() {}
    public function isCorrupted(): bool {}
    public function getExtractFlags(): int {}
    public function __debugInfo(): array {}
}

class SplQueue extends SplDoublyLinkedList
{
    public function enqueue(): void {}
    public function dequeue(): mixed {}
}

class SplStack extends SplDoublyLinkedList
{
}

interface SplSubject
{
    public function attach(): void;
    public function detach(): void;
    public function notify(): void;
}

class SplTempFileObject extends SplFileObject
{
    public function __construct() {}
}

class Spoofchecker
{
    public function __construct() {}
    public function isSuspicious(): bool {}
    public function areConfusable(): bool {}
    public function setAllowedLocales(): void {}
    public function setChecks(): void {}
    public function setRestrictionLevel(): void {}
}

interface Stringable
{
    public function __toString(): string;
}

class SysvMessageQueue
{
}

class SysvSemaphore
{
}

class SysvSharedMemory
{
}

interface Throwable extends Stringable
{
    public function getMessage(): string;
    public function getCode();
    public function getFile(): string;
    public function getLine(): int;
    public function getTrace(): array;
    public function getPrevious(): ?Throwable;
    public function getTraceAsString(): string;
}

class Transliterator
{
    public string $id;
    public static function create(): ?Transliterator {}
    public static function createFromRules(): ?Transliterator {}
    public function createInverse(): ?Transliterator {}
    public static function listIDs(): array|false {}
    public function transliterate(): string|false {}
    public function getErrorCode(): int|false {}
    public function getErrorMessage(): string|false {}
}

interface Traversable
{
}

class TypeError extends Error
{
}

class UConverter
{
    public function __construct() {}
    public function convert(): string|false {}
    public function fromUCallback(): array|string|int|null {}
    public static function getAliases(): array|false|null {}
    public static function getAvailable(): array {}
    public function getDestinationEncoding(): string|false|null {}
    public function getDestinationType(): int|false|null {}
    public function getErrorCode(): int {}
    public function getErrorMessage(): ?string {}
    public function getSourceEncoding(): string|false|null {}
    public function getSourceType(): int|false|null {}
    public static function getStandards(): ?array {}
    public function getSubstChars(): string|false|null {}
    public static function reasonText(): string {}
    public function setDestinationEncoding(): bool {}
    public function setSourceEncoding(): bool {}
    public function setSubstChars(): bool {}
    public function toUCallback(): array|string|int|null {}
    public static function transcode(): string|false {}
}

class UnderflowException extends RuntimeException
{
}

class UnexpectedValueException extends RuntimeException
{
}

class UnhandledMatchError extends Error
{
}

interface UnitEnum
{
    public static function cases(): array;
}

class ValueError extends Error
{
}

class WeakMap implements ArrayAccess, Countable, IteratorAggregate, Traversable
{
    public function offsetGet(): mixed {}
    public function offsetSet(): void {}
    public function offsetExists(): bool {}
    public function offsetUnset(): void {}
    public function count(): int {}
    public function getIterator(): Iterator {}
}

class WeakReference
{
    public function __construct() {}
    public static function create(): WeakReference {}
    public function get(): ?object {}
}

class XMLParser
{
}

class XMLReader
{
    public int $attributeCount;
    public string $baseURI;
    public int $depth;
    public bool $hasAttributes;
    public bool $hasValue;
    public bool $isDefault;
    public bool $isEmptyElement;
    public string $localName;
    public string $name;
    public string $namespaceURI;
    public int $nodeType;
    public string $prefix;
    public string $value;
    public string $xmlLang;
    public function close() {}
    public function getAttribute(): ?string {}
    public function getAttributeNo(): ?string {}
    public function getAttributeNs(): ?string {}
    public function getParserProperty(): bool {}
    public function isValid(): bool {}
    public function lookupNamespace(): ?string {}
    public function moveToAttribute(): bool {}
    public function moveToAttributeNo(): bool {}
    public function moveToAttributeNs(): bool {}
    public function moveToElement(): bool {}
    public function moveToFirstAttribute(): bool {}
    public function moveToNextAttribute(): bool {}
    public function read(): bool {}
    public function next(): bool {}
    public static function open() {}
    public function readInnerXml(): string {}
    public function readOuterXml(): string {}
    public function readString(): string {}
    public function setSchema(): bool {}
    public function setParserProperty(): bool {}
    public function setRelaxNGSchema(): bool {}
    public function setRelaxNGSchemaSource(): bool {}
    public static function XML() {}
    public function expand(): DOMNode|false {}
}

class XMLWriter
{
    public function openUri(): bool {}
    public function openMemory(): bool {}
    public function setIndent(): bool {}
    public function setIndentString(): bool {}
    public function startComment(): bool {}
    public function endComment(): bool {}
    public function startAttribute(): bool {}
    public function endAttribute(): bool {}
    public function writeAttribute(): bool {}
    public function startAttributeNs(): bool {}
    public function writeAttributeNs(): bool {}
    public function startElement(): bool {}
    public function endElement(): bool {}
    public function fullEndElement(): bool {}
    public function startElementNs(): bool {}
    public function writeElement(): bool {}
    public function writeElementNs(): bool {}
    public function startPi(): bool {}
    public function endPi(): bool {}
    public function writePi(): bool {}
    public function startCdata(): bool {}
    public function endCdata(): bool {}
    public function writeCdata(): bool {}
    public function text(): bool {}
    public function writeRaw(): bool {}
    public function startDocument(): bool {}
    public function endDocument(): bool {}
    public function writeComment(): bool {}
    public function startDtd(): bool {}
    public function endDtd(): bool {}
    public function writeDtd(): bool {}
    public function startDtdElement(): bool {}
    public function endDtdElement(): bool {}
    public function writeDtdElement(): bool {}
    public function startDtdAttlist(): bool {}
    public function endDtdAttlist(): bool {}
    public function writeDtdAttlist(): bool {}
    public function startDtdEntity(): bool {}
    public function endDtdEntity(): bool {}
    public function writeDtdEntity(): bool {}
    public function outputMemory(): string {}
    public function flush(): string|int {}
}

class XSLTProcessor
{
    public function importStylesheet(): bool {}
    public function transformToDoc(): object|false {}
    public function transformToUri(): int {}
    public function transformToXml(): string|false|null {}
    public function setParameter(): bool {}
    public function getParameter(): string|false {}
    public function removeParameter(): bool {}
    public function hasExsltSupport(): bool {}
    public function registerPHPFunctions(): void {}
    public function setProfiling() {}
    public function setSecurityPrefs(): int {}
    public function getSecurityPrefs(): int {}
}

class __PHP_Incomplete_Class
{
}

class finfo
{
    public function __construct() {}
    public function file(): string|false {}
    public function buffer(): string|false {}
    public function set_flags() {}
}

class php_user_filter
{
    public string $filtername;
    public mixed $params;
    public  $stream;
    public function filter(): int {}
    public function onCreate(): bool {}
    public function onClose(): void {}
}

class stdClass
{
}

function _(): string {}
function abs(): int|float {}
function acos(): float {}
function acosh(): float {}
function addcslashes(): string {}
function addslashes(): string {}
function array_change_key_case(): array {}
function array_chunk(): array {}
function array_column(): array {}
function array_combine(): array {}
function array_count_values(): array {}
function array_diff(): array {}
function array_diff_assoc(): array {}
function array_diff_key(): array {}
function array_diff_uassoc(): array {}
function array_diff_ukey(): array {}
function array_fill(): array {}
function array_fill_keys(): array {}
function array_filter(): array {}
function array_flip(): array {}
function array_intersect(): array {}
function array_intersect_assoc(): array {}
function array_intersect_key(): array {}
function array_intersect_uassoc(): array {}
function array_intersect_ukey(): array {}
function array_is_list(): bool {}
function array_key_exists(): bool {}
function array_key_first(): string|int|null {}
function array_key_last(): string|int|null {}
function array_keys(): array {}
function array_map(): array {}
function array_merge(): array {}
function array_merge_recursive(): array {}
function array_multisort(): bool {}
function array_pad(): array {}
function array_pop(): mixed {}
function array_product(): int|float {}
function array_push(): int {}
function array_rand(): array|string|int {}
function array_reduce(): mixed {}
function array_replace(): array {}
function array_replace_recursive(): array {}
function array_reverse(): array {}
function array_search(): string|int|false {}
function array_shift(): mixed {}
function array_slice(): array {}
function array_splice(): array {}
function array_sum(): int|float {}
function array_udiff(): array {}
function array_udiff_assoc(): array {}
function array_udiff_uassoc(): array {}
function array_uintersect(): array {}
function array_uintersect_assoc(): array {}
function array_uintersect_uassoc(): array {}
function array_unique(): array {}
function array_unshift(): int {}
function array_values(): array {}
function array_walk(): true {}
function array_walk_recursive(): true {}
function arsort(): true {}
function asin(): float {}
function asinh(): float {}
function asort(): true {}
function assert(): bool {}
function assert_options(): mixed {}
function atan(): float {}
function atan2(): float {}
function atanh(): float {}
function base64_decode(): string|false {}
function base64_encode(): string {}
function base_convert(): string {}
function basename(): string {}
function bin2hex(): string {}
function bind_textdomain_codeset(): string|false {}
function bindec(): int|float {}
function bindtextdomain(): string|false {}
function boolval(): bool {}
function cal_days_in_month(): int {}
function cal_from_jd(): array {}
function cal_info(): array {}
function cal_to_jd(): int {}
function call_user_func(): mixed {}
function call_user_func_array(): mixed {}
function ceil(): float {}
function chdir(): bool {}
function checkdate(): bool {}
function checkdnsrr(): bool {}
function chgrp(): bool {}
function chmod(): bool {}
function chop(): string {}
function chown(): bool {}
function chr(): string {}
function chroot(): bool {}
function chunk_split(): string {}
function class_alias(): bool {}
function class_exists(): bool {}
function class_implements(): array|false {}
function class_parents(): array|false {}
function class_uses(): array|false {}
function clearstatcache(): void {}
function cli_get_process_title(): ?string {}
function cli_set_process_title(): bool {}
function closedir(): void {}
function closelog(): true {}
function collator_asort(): bool {}
function collator_compare(): int|false {}
function collator_create(): ?Collator {}
function collator_get_attribute(): int|false {}
function collator_get_error_code(): int|false {}
function collator_get_error_message(): string|false {}
function collator_get_locale(): string|false {}
function collator_get_sort_key(): string|false {}
function collator_get_strength(): int {}
function collator_set_attribute(): bool {}
function collator_set_strength(): bool {}
function collator_sort(): bool {}
function collator_sort_with_sort_keys(): bool {}
function compact(): array {}
function connection_aborted(): int {}
function connection_status(): int {}
function constant(): mixed {}
function convert_uudecode(): string|false {}
function convert_uuencode(): string {}
function copy(): bool {}
function cos(): float {}
function cosh(): float {}
function count(): int {}
function count_chars(): array|string {}
function crc32(): int {}
function crypt(): string {}
function ctype_alnum(): bool {}
function ctype_alpha(): bool {}
function ctype_cntrl(): bool {}
function ctype_digit(): bool {}
function ctype_graph(): bool {}
function ctype_lower(): bool {}
function ctype_print(): bool {}
function ctype_punct(): bool {}
function ctype_space(): bool {}
function ctype_upper(): bool {}
function ctype_xdigit(): bool {}
function current(): mixed {}
function date(): string {}
function date_add(): DateTime {}
function date_create(): DateTime|false {}
function date_create_from_format(): DateTime|false {}
function date_create_immutable(): DateTimeImmutable|false {}
function date_create_immutable_from_format(): DateTimeImmutable|false {}
function date_date_set(): DateTime {}
function date_default_timezone_get(): string {}
function date_default_timezone_set(): bool {}
function date_diff(): DateInterval {}
function date_format(): string {}
function date_get_last_errors(): array|false {}
function date_interval_create_from_date_string(): DateInterval|false {}
function date_interval_format(): string {}
function date_isodate_set(): DateTime {}
function date_modify(): DateTime|false {}
function date_offset_get(): int {}
function date_parse(): array {}
function date_parse_from_format(): array {}
function date_sub(): DateTime {}
function date_sun_info(): array {}
function date_sunrise(): string|int|float|false {}
function date_sunset(): string|int|float|false {}
function date_time_set(): DateTime {}
function date_timestamp_get(): int {}
function date_timestamp_set(): DateTime {}
function date_timezone_get(): DateTimeZone|false {}
function date_timezone_set(): DateTime {}
function datefmt_create(): ?IntlDateFormatter {}
function datefmt_format(): string|false {}
function datefmt_format_object(): string|false {}
function datefmt_get_calendar(): int|false {}
function datefmt_get_calendar_object(): IntlCalendar|false|null {}
function datefmt_get_datetype(): int|false {}
function datefmt_get_error_code(): int {}
function datefmt_get_error_message(): string {}
function datefmt_get_locale(): string|false {}
function datefmt_get_pattern(): string|false {}
function datefmt_get_timetype(): int|false {}
function datefmt_get_timezone(): IntlTimeZone|false {}
function datefmt_get_timezone_id(): string|false {}
function datefmt_is_lenient(): bool {}
function datefmt_localtime(): array|false {}
function datefmt_parse(): int|float|false {}
function datefmt_set_calendar(): bool {}
function datefmt_set_lenient(): void {}
function datefmt_set_pattern(): bool {}
function datefmt_set_timezone(): ?bool {}
function dcgettext(): string {}
function dcngettext(): string {}
function debug_backtrace(): array {}
function debug_print_backtrace(): void {}
function debug_zval_dump(): void {}
function decbin(): string {}
function dechex(): string {}
function decoct(): string {}
function define(): bool {}
function defined(): bool {}
function deflate_add(): string|false {}
function deflate_init(): DeflateContext|false {}
function deg2rad(): float {}
function dgettext(): string {}
function dir(): Directory|false {}
function dirname(): string {}
function disk_free_space(): float|false {}
function disk_total_space(): float|false {}
function diskfreespace(): float|false {}
function dl(): bool {}
function dngettext(): string {}
function dns_check_record(): bool {}
function dns_get_mx(): bool {}
function dns_get_record(): array|false {}
function dom_import_simplexml(): DOMAttr|DOMElement {}
function doubleval(): float {}
function easter_date(): int {}
function easter_days(): int {}
function end(): mixed {}
function enum_exists(): bool {}
function error_clear_last(): void {}
function error_get_last(): ?array {}
function error_log(): bool {}
function error_reporting(): int {}
function escapeshellarg(): string {}
function escapeshellcmd(): string {}
function exec(): string|false {}
function exif_imagetype(): int|false {}
function exif_read_data(): array|false {}
function exif_tagname(): string|false {}
function exif_thumbnail(): string|false {}
function exp(): float {}
function explode(): array {}
function expm1(): float {}
function extension_loaded(): bool {}
function extract(): int {}
function fclose(): bool {}
function fdatasync(): bool {}
function fdiv(): float {}
function feof(): bool {}
function fflush(): bool {}
function fgetc(): string|false {}
function fgetcsv(): array|false {}
function fgets(): string|false {}
function file(): array|false {}
function file_exists(): bool {}
function file_get_contents(): string|false {}
function file_put_contents(): int|false {}
function fileatime(): int|false {}
function filectime(): int|false {}
function filegroup(): int|false {}
function fileinode(): int|false {}
function filemtime(): int|false {}
function fileowner(): int|false {}
function fileperms(): int|false {}
function filesize(): int|false {}
function filetype(): string|false {}
function filter_has_var(): bool {}
function filter_id(): int|false {}
function filter_input(): mixed {}
function filter_input_array(): array|false|null {}
function filter_list(): array {}
function filter_var(): mixed {}
function filter_var_array(): array|false|null {}
function finfo_buffer(): string|false {}
function finfo_close(): bool {}
function finfo_file(): string|false {}
function finfo_open(): finfo|false {}
function finfo_set_flags(): bool {}
function floatval(): float {}
function flock(): bool {}
function floor(): float {}
function flush(): void {}
function fmod(): float {}
function fnmatch(): bool {}
function fopen() {}
function forward_static_call(): mixed {}
function forward_static_call_array(): mixed {}
function fpassthru(): int {}
function fprintf(): int {}
function fputcsv(): int|false {}
function fputs(): int|false {}
function fread(): string|false {}
function frenchtojd(): int {}
function fscanf(): array|int|false|null {}
function fseek(): int {}
function fsockopen() {}
function fstat(): array|false {}
function fsync(): bool {}
function ftell(): int|false {}
function ftok(): int {}
function ftp_alloc(): bool {}
function ftp_append(): bool {}
function ftp_cdup(): bool {}
function ftp_chdir(): bool {}
function ftp_chmod(): int|false {}
function ftp_close(): bool {}
function ftp_connect(): FTP\Connection|false {}
function ftp_delete(): bool {}
function ftp_exec(): bool {}
function ftp_fget(): bool {}
function ftp_fput(): bool {}
function ftp_get(): bool {}
function ftp_get_option(): int|bool {}
function ftp_login(): bool {}
function ftp_mdtm(): int {}
function ftp_mkdir(): string|false {}
function ftp_mlsd(): array|false {}
function ftp_nb_continue(): int {}
function ftp_nb_fget(): int {}
function ftp_nb_fput(): int {}
function ftp_nb_get(): int|false {}
function ftp_nb_put(): int|false {}
function ftp_nlist(): array|false {}
function ftp_pasv(): bool {}
function ftp_put(): bool {}
function ftp_pwd(): string|false {}
function ftp_quit(): bool {}
function ftp_raw(): ?array {}
function ftp_rawlist(): array|false {}
function ftp_rename(): bool {}
function ftp_rmdir(): bool {}
function ftp_set_option(): bool {}
function ftp_site(): bool {}
function ftp_size(): int {}
function ftp_ssl_connect(): FTP\Connection|false {}
function ftp_systype(): string|false {}
function ftruncate(): bool {}
function func_get_arg(): mixed {}
function func_get_args(): array {}
function func_num_args(): int {}
function function_exists(): bool {}
function fwrite(): int|false {}
function gc_collect_cycles(): int {}
function gc_disable(): void {}
function gc_enable(): void {}
function gc_enabled(): bool {}
function gc_mem_caches(): int {}
function gc_status(): array {}
function get_browser(): object|array|false {}
function get_called_class(): string {}
function get_cfg_var(): array|string|false {}
function get_class(): string {}
function get_class_methods(): array {}
function get_class_vars(): array {}
function get_current_user(): string {}
function get_debug_type(): string {}
function get_declared_classes(): array {}
function get_declared_interfaces(): array {}
function get_declared_traits(): array {}
function get_defined_constants(): array {}
function get_defined_functions(): array {}
function get_defined_vars(): array {}
function get_extension_funcs(): array|false {}
function get_headers(): array|false {}
function get_html_translation_table(): array {}
function get_include_path(): string|false {}
function get_included_files(): array {}
function get_loaded_extensions(): array {}
function get_mangled_object_vars(): array {}
function get_meta_tags(): array|false {}
function get_object_vars(): array {}
function get_parent_class(): string|false {}
function get_required_files(): array {}
function get_resource_id(): int {}
function get_resource_type(): string {}
function get_resources(): array {}
function getcwd(): string|false {}
function getdate(): array {}
function getenv(): array|string|false {}
function gethostbyaddr(): string|false {}
function gethostbyname(): string {}
function gethostbynamel(): array|false {}
function gethostname(): string|false {}
function getimagesize(): array|false {}
function getimagesizefromstring(): array|false {}
function getlastmod(): int|false {}
function getmxrr(): bool {}
function getmygid(): int|false {}
function getmyinode(): int|false {}
function getmypid(): int|false {}
function getmyuid(): int|false {}
function getopt(): array|false {}
function getprotobyname(): int|false {}
function getprotobynumber(): string|false {}
function getrandmax(): int {}
function getrusage(): array|false {}
function getservbyname(): int|false {}
function getservbyport(): string|false {}
function gettext(): string {}
function gettimeofday(): array|float {}
function gettype(): string {}
function glob(): array|false {}
function gmdate(): string {}
function gmmktime(): int|false {}
function gmstrftime(): string|false {}
function grapheme_extract(): string|false {}
function grapheme_stripos(): int|false {}
function grapheme_stristr(): string|false {}
function grapheme_strlen(): int|false|null {}
function grapheme_strpos(): int|false {}
function grapheme_strripos(): int|false {}
function grapheme_strrpos(): int|false {}
function grapheme_strstr(): string|false {}
function grapheme_substr(): string|false {}
function gregoriantojd(): int {}
function gzclose(): bool {}
function gzcompress(): string|false {}
function gzdecode(): string|false {}
function gzdeflate(): string|false {}
function gzencode(): string|false {}
function gzeof(): bool {}
function gzfile(): array|false {}
function gzgetc(): string|false {}
function gzgets(): string|false {}
function gzinflate(): string|false {}
function gzopen() {}
function gzpassthru(): int {}
function gzputs(): int|false {}
function gzread(): string|false {}
function gzrewind(): bool {}
function gzseek(): int {}
function gztell(): int|false {}
function gzuncompress(): string|false {}
function gzwrite(): int|false {}
function hash(): string {}
function hash_algos(): array {}
function hash_copy(): HashContext {}
function hash_equals(): bool {}
function hash_file(): string|false {}
function hash_final(): string {}
function hash_hkdf(): string {}
function hash_hmac(): string {}
function hash_hmac_algos(): array {}
function hash_hmac_file(): string|false {}
function hash_init(): HashContext {}
function hash_pbkdf2(): string {}
function hash_update(): bool {}
function hash_update_file(): bool {}
function hash_update_stream(): int {}
function header(): void {}
function header_register_callback(): bool {}
function header_remove(): void {}
function headers_list(): array {}
function headers_sent(): bool {}
function hebrev(): string {}
function hex2bin(): string|false {}
function hexdec(): int|float {}
function highlight_file(): string|bool {}
function highlight_string(): string|bool {}
function hrtime(): array|int|float|false {}
function html_entity_decode(): string {}
function htmlentities(): string {}
function htmlspecialchars(): string {}
function htmlspecialchars_decode(): string {}
function http_build_query(): string {}
function http_response_code(): int|bool {}
function hypot(): float {}
function iconv(): string|false {}
function iconv_get_encoding(): array|string|false {}
function iconv_mime_decode(): string|false {}
function iconv_mime_decode_headers(): array|false {}
function iconv_mime_encode(): string|false {}
function iconv_set_encoding(): bool {}
function iconv_strlen(): int|false {}
function iconv_strpos(): int|false {}
function iconv_strrpos(): int|false {}
function iconv_substr(): string|false {}
function idate(): int|false {}
function idn_to_ascii(): string|false {}
function idn_to_utf8(): string|false {}
function ignore_user_abort(): int {}
function image_type_to_extension(): string|false {}
function image_type_to_mime_type(): string {}
function implode(): string {}
function in_array(): bool {}
function inet_ntop(): string|false {}
function inet_pton(): string|false {}
function inflate_add(): string|false {}
function inflate_get_read_len(): int {}
function inflate_get_status(): int {}
function inflate_init(): InflateContext|false {}
function ini_alter(): string|false {}
function ini_get(): string|false {}
function ini_get_all(): array|false {}
function ini_parse_quantity(): int {}
function ini_restore(): void {}
function ini_set(): string|false {}
function intdiv(): int {}
function interface_exists(): bool {}
function intl_error_name(): string {}
function intl_get_error_code(): int {}
function intl_get_error_message(): string {}
function intl_is_failure(): bool {}
function intlcal_add(): bool {}
function intlcal_after(): bool {}
function intlcal_before(): bool {}
function intlcal_clear(): bool {}
function intlcal_create_instance(): ?IntlCalendar {}
function intlcal_equals(): bool {}
function intlcal_field_difference(): int|false {}
function intlcal_from_date_time(): ?IntlCalendar {}
function intlcal_get(): int|false {}
function intlcal_get_actual_maximum(): int|false {}
function intlcal_get_actual_minimum(): int|false {}
function intlcal_get_available_locales(): array {}
function intlcal_get_day_of_week_type(): int|false {}
function intlcal_get_error_code(): int|false {}
function intlcal_get_error_message(): string|false {}
function intlcal_get_first_day_of_week(): int|false {}
function intlcal_get_greatest_minimum(): int|false {}
function intlcal_get_keyword_values_for_locale(): IntlIterator|false {}
function intlcal_get_least_maximum(): int|false {}
function intlcal_get_locale(): string|false {}
function intlcal_get_maximum(): int|false {}
function intlcal_get_minimal_days_in_first_week(): int|false {}
function intlcal_get_minimum(): int|false {}
function intlcal_get_now(): float {}
function intlcal_get_repeated_wall_time_option(): int {}
function intlcal_get_skipped_wall_time_option(): int {}
function intlcal_get_time(): float|false {}
function intlcal_get_time_zone(): IntlTimeZone|false {}
function intlcal_get_type(): string {}
function intlcal_get_weekend_transition(): int|false {}
function intlcal_in_daylight_time(): bool {}
function intlcal_is_equivalent_to(): bool {}
function intlcal_is_lenient(): bool {}
function intlcal_is_set(): bool {}
function intlcal_is_weekend(): bool {}
function intlcal_roll(): bool {}
function intlcal_set(): bool {}
function intlcal_set_first_day_of_week(): bool {}
function intlcal_set_lenient(): bool {}
function intlcal_set_minimal_days_in_first_week(): bool {}
function intlcal_set_repeated_wall_time_option(): bool {}
function intlcal_set_skipped_wall_time_option(): bool {}
function intlcal_set_time(): bool {}
function intlcal_set_time_zone(): bool {}
function intlcal_to_date_time(): DateTime|false {}
function intlgregcal_create_instance(): ?IntlGregorianCalendar {}
function intlgregcal_get_gregorian_change(): float {}
function intlgregcal_is_leap_year(): bool {}
function intlgregcal_set_gregorian_change(): bool {}
function intltz_count_equivalent_ids(): int|false {}
function intltz_create_default(): IntlTimeZone {}
function intltz_create_enumeration(): IntlIterator|false {}
function intltz_create_time_zone(): ?IntlTimeZone {}
function intltz_create_time_zone_id_enumeration(): IntlIterator|false {}
function intltz_from_date_time_zone(): ?IntlTimeZone {}
function intltz_get_canonical_id(): string|false {}
function intltz_get_display_name(): string|false {}
function intltz_get_dst_savings(): int {}
function intltz_get_equivalent_id(): string|false {}
function intltz_get_error_code(): int|false {}
function intltz_get_error_message(): string|false {}
function intltz_get_gmt(): IntlTimeZone {}
function intltz_get_id(): string|false {}
function intltz_get_id_for_windows_id(): string|false {}
function intltz_get_offset(): bool {}
function intltz_get_raw_offset(): int {}
function intltz_get_region(): string|false {}
function intltz_get_tz_data_version(): string|false {}
function intltz_get_unknown(): IntlTimeZone {}
function intltz_get_windows_id(): string|false {}
function intltz_has_same_rules(): bool {}
function intltz_to_date_time_zone(): DateTimeZone|false {}
function intltz_use_daylight_time(): bool {}
function intval(): int {}
function ip2long(): int|false {}
function iptcembed(): string|bool {}
function iptcparse(): array|false {}
function is_a(): bool {}
function is_array(): bool {}
function is_bool(): bool {}
function is_callable(): bool {}
function is_countable(): bool {}
function is_dir(): bool {}
function is_double(): bool {}
function is_executable(): bool {}
function is_file(): bool {}
function is_finite(): bool {}
function is_float(): bool {}
function is_infinite(): bool {}
function is_int(): bool {}
function is_integer(): bool {}
function is_iterable(): bool {}
function is_link(): bool {}
function is_long(): bool {}
function is_nan(): bool {}
function is_null(): bool {}
function is_numeric(): bool {}
function is_object(): bool {}
function is_readable(): bool {}
function is_resource(): bool {}
function is_scalar(): bool {}
function is_string(): bool {}
function is_subclass_of(): bool {}
function is_uploaded_file(): bool {}
function is_writable(): bool {}
function is_writeable(): bool {}
function iterator_apply(): int {}
function iterator_count(): int {}
function iterator_to_array(): array {}
function jddayofweek(): string|int {}
function jdmonthname(): string {}
function jdtofrench(): string {}
function jdtogregorian(): string {}
function jdtojewish(): string {}
function jdtojulian(): string {}
function jdtounix(): int {}
function jewishtojd(): int {}
function join(): string {}
function json_decode(): mixed {}
function json_encode(): string|false {}
function json_last_error(): int {}
function json_last_error_msg(): string {}
function juliantojd(): int {}
function key(): string|int|null {}
function key_exists(): bool {}
function krsort(): true {}
function ksort(): true {}
function lcfirst(): string {}
function lcg_value(): float {}
function lchgrp(): bool {}
function lchown(): bool {}
function levenshtein(): int {}
function libxml_clear_errors(): void {}
function libxml_disable_entity_loader(): bool {}
function libxml_get_errors(): array {}
function libxml_get_external_entity_loader(): ?callable {}
function libxml_get_last_error(): LibXMLError|false {}
function libxml_set_external_entity_loader(): bool {}
function libxml_set_streams_context(): void {}
function libxml_use_internal_errors(): bool {}
function link(): bool {}
function linkinfo(): int|false {}
function locale_accept_from_http(): string|false {}
function locale_canonicalize(): ?string {}
function locale_compose(): string|false {}
function locale_filter_matches(): ?bool {}
function locale_get_all_variants(): ?array {}
function locale_get_default(): string {}
function locale_get_display_language(): string|false {}
function locale_get_display_name(): string|false {}
function locale_get_display_region(): string|false {}
function locale_get_display_script(): string|false {}
function locale_get_display_variant(): string|false {}
function locale_get_keywords(): array|false|null {}
function locale_get_primary_language(): ?string {}
function locale_get_region(): ?string {}
function locale_get_script(): ?string {}
function locale_lookup(): ?string {}
function locale_parse(): ?array {}
function locale_set_default(): bool {}
function localeconv(): array {}
function localtime(): array {}
function log(): float {}
function log10(): float {}
function log1p(): float {}
function long2ip(): string|false {}
function lstat(): array|false {}
function ltrim(): string {}
function mail(): bool {}
function max(): mixed {}
function mb_check_encoding(): bool {}
function mb_chr(): string|false {}
function mb_convert_case(): string {}
function mb_convert_encoding(): array|string|false {}
function mb_convert_kana(): string {}
function mb_convert_variables(): string|false {}
function mb_decode_mimeheader(): string {}
function mb_decode_numericentity(): string {}
function mb_detect_encoding(): string|false {}
function mb_detect_order(): array|bool {}
function mb_encode_mimeheader(): string {}
function mb_encode_numericentity(): string {}
function mb_encoding_aliases(): array {}
function mb_ereg(): bool {}
function mb_ereg_match(): bool {}
function mb_ereg_replace(): string|false|null {}
function mb_ereg_replace_callback(): string|false|null {}
function mb_ereg_search(): bool {}
function mb_ereg_search_getpos(): int {}
function mb_ereg_search_getregs(): array|false {}
function mb_ereg_search_init(): bool {}
function mb_ereg_search_pos(): array|false {}
function mb_ereg_search_regs(): array|false {}
function mb_ereg_search_setpos(): bool {}
function mb_eregi(): bool {}
function mb_eregi_replace(): string|false|null {}
function mb_get_info(): array|string|int|false|null {}
function mb_http_input(): array|string|false {}
function mb_http_output(): string|bool {}
function mb_internal_encoding(): string|bool {}
function mb_language(): string|bool {}
function mb_list_encodings(): array {}
function mb_ord(): int|false {}
function mb_output_handler(): string {}
function mb_parse_str(): bool {}
function mb_preferred_mime_name(): string|false {}
function mb_regex_encoding(): string|bool {}
function mb_regex_set_options(): string {}
function mb_scrub(): string {}
function mb_send_mail(): bool {}
function mb_split(): array|false {}
function mb_str_split(): array {}
function mb_strcut(): string {}
function mb_strimwidth(): string {}
function mb_stripos(): int|false {}
function mb_stristr(): string|false {}
function mb_strlen(): int {}
function mb_strpos(): int|false {}
function mb_strrchr(): string|false {}
function mb_strrichr(): string|false {}
function mb_strripos(): int|false {}
function mb_strrpos(): int|false {}
function mb_strstr(): string|false {}
function mb_strtolower(): string {}
function mb_strtoupper(): string {}
function mb_strwidth(): int {}
function mb_substitute_character(): string|int|bool {}
function mb_substr(): string {}
function mb_substr_count(): int {}
function md5(): string {}
function md5_file(): string|false {}
function memory_get_peak_usage(): int {}
function memory_get_usage(): int {}
function memory_reset_peak_usage(): void {}
function metaphone(): string {}
function method_exists(): bool {}
function mhash(): string|false {}
function mhash_count(): int {}
function mhash_get_block_size(): int|false {}
function mhash_get_hash_name(): string|false {}
function mhash_keygen_s2k(): string|false {}
function microtime(): string|float {}
function mime_content_type(): string|false {}
function min(): mixed {}
function mkdir(): bool {}
function mktime(): int|false {}
function move_uploaded_file(): bool {}
function msg_get_queue(): SysvMessageQueue|false {}
function msg_queue_exists(): bool {}
function msg_receive(): bool {}
function msg_remove_queue(): bool {}
function msg_send(): bool {}
function msg_set_queue(): bool {}
function msg_stat_queue(): array|false {}
function msgfmt_create(): ?MessageFormatter {}
function msgfmt_format(): string|false {}
function msgfmt_format_message(): string|false {}
function msgfmt_get_error_code(): int {}
function msgfmt_get_error_message(): string {}
function msgfmt_get_locale(): string {}
function msgfmt_get_pattern(): string|false {}
function msgfmt_parse(): array|false {}
function msgfmt_parse_message(): array|false {}
function msgfmt_set_pattern(): bool {}
function mt_getrandmax(): int {}
function mt_rand(): int {}
function mt_srand(): void {}
function natcasesort(): bool {}
function natsort(): bool {}
function net_get_interfaces(): array|false {}
function next(): mixed {}
function ngettext(): string {}
function nl2br(): string {}
function nl_langinfo(): string|false {}
function normalizer_get_raw_decomposition(): ?string {}
function normalizer_is_normalized(): bool {}
function normalizer_normalize(): string|false {}
function number_format(): string {}
function numfmt_create(): ?NumberFormatter {}
function numfmt_format(): string|false {}
function numfmt_format_currency(): string|false {}
function numfmt_get_attribute(): int|float|false {}
function numfmt_get_error_code(): int {}
function numfmt_get_error_message(): string {}
function numfmt_get_locale(): string|false {}
function numfmt_get_pattern(): string|false {}
function numfmt_get_symbol(): string|false {}
function numfmt_get_text_attribute(): string|false {}
function numfmt_parse(): int|float|false {}
function numfmt_parse_currency(): float|false {}
function numfmt_set_attribute(): bool {}
function numfmt_set_pattern(): bool {}
function numfmt_set_symbol(): bool {}
function numfmt_set_text_attribute(): bool {}
function ob_clean(): bool {}
function ob_end_clean(): bool {}
function ob_end_flush(): bool {}
function ob_flush(): bool {}
function ob_get_clean(): string|false {}
function ob_get_contents(): string|false {}
function ob_get_flush(): string|false {}
function ob_get_length(): int|false {}
function ob_get_level(): int {}
function ob_get_status(): array {}
function ob_gzhandler(): string|false {}
function ob_implicit_flush(): void {}
function ob_list_handlers(): array {}
function ob_start(): bool {}
function octdec(): int|float {}
function opcache_compile_file(): bool {}
function opcache_get_configuration(): array|false {}
function opcache_get_status(): array|false {}
function opcache_invalidate(): bool {}
function opcache_is_script_cached(): bool {}
function opcache_reset(): bool {}
function opendir() {}
function openlog(): true {}
function openssl_cipher_iv_length(): int|false {}
function openssl_cipher_key_length(): int|false {}
function openssl_cms_decrypt(): bool {}
function openssl_cms_encrypt(): bool {}
function openssl_cms_read(): bool {}
function openssl_cms_sign(): bool {}
function openssl_cms_verify(): bool {}
function openssl_csr_export(): bool {}
function openssl_csr_export_to_file(): bool {}
function openssl_csr_get_public_key(): OpenSSLAsymmetricKey|false {}
function openssl_csr_get_subject(): array|false {}
function openssl_csr_new(): OpenSSLCertificateSigningRequest|bool {}
function openssl_csr_sign(): OpenSSLCertificate|false {}
function openssl_decrypt(): string|false {}
function openssl_dh_compute_key(): string|false {}
function openssl_digest(): string|false {}
function openssl_encrypt(): string|false {}
function openssl_error_string(): string|false {}
function openssl_free_key(): void {}
function openssl_get_cert_locations(): array {}
function openssl_get_cipher_methods(): array {}
function openssl_get_curve_names(): array|false {}
function openssl_get_md_methods(): array {}
function openssl_get_privatekey(): OpenSSLAsymmetricKey|false {}
function openssl_get_publickey(): OpenSSLAsymmetricKey|false {}
function openssl_open(): bool {}
function openssl_pbkdf2(): string|false {}
function openssl_pkcs12_export(): bool {}
function openssl_pkcs12_export_to_file(): bool {}
function openssl_pkcs12_read(): bool {}
function openssl_pkcs7_decrypt(): bool {}
function openssl_pkcs7_encrypt(): bool {}
function openssl_pkcs7_read(): bool {}
function openssl_pkcs7_sign(): bool {}
function openssl_pkcs7_verify(): int|bool {}
function openssl_pkey_derive(): string|false {}
function openssl_pkey_export(): bool {}
function openssl_pkey_export_to_file(): bool {}
function openssl_pkey_free(): void {}
function openssl_pkey_get_details(): array|false {}
function openssl_pkey_get_private(): OpenSSLAsymmetricKey|false {}
function openssl_pkey_get_public(): OpenSSLAsymmetricKey|false {}
function openssl_pkey_new(): OpenSSLAsymmetricKey|false {}
function openssl_private_decrypt(): bool {}
function openssl_private_encrypt(): bool {}
function openssl_public_decrypt(): bool {}
function openssl_public_encrypt(): bool {}
function openssl_random_pseudo_bytes(): string {}
function openssl_seal(): int|false {}
function openssl_sign(): bool {}
function openssl_spki_export(): string|false {}
function openssl_spki_export_challenge(): string|false {}
function openssl_spki_new(): string|false {}
function openssl_spki_verify(): bool {}
function openssl_verify(): int|false {}
function openssl_x509_check_private_key(): bool {}
function openssl_x509_checkpurpose(): int|bool {}
function openssl_x509_export(): bool {}
function openssl_x509_export_to_file(): bool {}
function openssl_x509_fingerprint(): string|false {}
function openssl_x509_free(): void {}
function openssl_x509_parse(): array|false {}
function openssl_x509_read(): OpenSSLCertificate|false {}
function openssl_x509_verify(): int {}
function ord(): int {}
function output_add_rewrite_var(): bool {}
function output_reset_rewrite_vars(): bool {}
function pack(): string {}
function parse_ini_file(): array|false {}
function parse_ini_string(): array|false {}
function parse_str(): void {}
function parse_url(): array|string|int|false|null {}
function passthru(): ?false {}
function password_algos(): array {}
function password_get_info(): array {}
function password_hash(): string {}
function password_needs_rehash(): bool {}
function password_verify(): bool {}
function pathinfo(): array|string {}
function pclose(): int {}
function pcntl_alarm(): int {}
function pcntl_async_signals(): bool {}
function pcntl_errno(): int {}
function pcntl_exec(): bool {}
function pcntl_fork(): int {}
function pcntl_get_last_error(): int {}
function pcntl_getpriority(): int|false {}
function pcntl_setpriority(): bool {}
function pcntl_signal(): bool {}
function pcntl_signal_dispatch(): bool {}
function pcntl_signal_get_handler() {}
function pcntl_sigprocmask(): bool {}
function pcntl_sigtimedwait(): int|false {}
function pcntl_sigwaitinfo(): int|false {}
function pcntl_strerror(): string {}
function pcntl_unshare(): bool {}
function pcntl_wait(): int {}
function pcntl_waitpid(): int {}
function pcntl_wexitstatus(): int|false {}
function pcntl_wifcontinued(): bool {}
function pcntl_wifexited(): bool {}
function pcntl_wifsignaled(): bool {}
function pcntl_wifstopped(): bool {}
function pcntl_wstopsig(): int|false {}
function pcntl_wtermsig(): int|false {}
function pdo_drivers(): array {}
function pfsockopen() {}
function php_ini_loaded_file(): string|false {}
function php_ini_scanned_files(): string|false {}
function php_sapi_name(): string|false {}
function php_strip_whitespace(): string {}
function php_uname(): string {}
function phpcredits(): true {}
function phpinfo(): true {}
function phpversion(): string|false {}
function pi(): float {}
function popen() {}
function pos(): mixed {}
function posix_access(): bool {}
function posix_ctermid(): string|false {}
function posix_errno(): int {}
function posix_get_last_error(): int {}
function posix_getcwd(): string|false {}
function posix_getegid(): int {}
function posix_geteuid(): int {}
function posix_getgid(): int {}
function posix_getgrgid(): array|false {}
function posix_getgrnam(): array|false {}
function posix_getgroups(): array|false {}
function posix_getlogin(): string|false {}
function posix_getpgid(): int|false {}
function posix_getpgrp(): int {}
function posix_getpid(): int {}
function posix_getppid(): int {}
function posix_getpwnam(): array|false {}
function posix_getpwuid(): array|false {}
function posix_getrlimit(): array|false {}
function posix_getsid(): int|false {}
function posix_getuid(): int {}
function posix_initgroups(): bool {}
function posix_isatty(): bool {}
function posix_kill(): bool {}
function posix_mkfifo(): bool {}
function posix_mknod(): bool {}
function posix_setegid(): bool {}
function posix_seteuid(): bool {}
function posix_setgid(): bool {}
function posix_setpgid(): bool {}
function posix_setrlimit(): bool {}
function posix_setsid(): int {}
function posix_setuid(): bool {}
function posix_strerror(): string {}
function posix_times(): array|false {}
function posix_ttyname(): string|false {}
function posix_uname(): array|false {}
function pow(): object|int|float {}
function preg_filter(): array|string|null {}
function preg_grep(): array|false {}
function preg_last_error(): int {}
function preg_last_error_msg(): string {}
function preg_match(): int|false {}
function preg_match_all(): int|false {}
function preg_quote(): string {}
function preg_replace(): array|string|null {}
function preg_replace_callback(): array|string|null {}
function preg_replace_callback_array(): array|string|null {}
function preg_split(): array|false {}
function prev(): mixed {}
function print_r(): string|bool {}
function printf(): int {}
function proc_close(): int {}
function proc_get_status(): array {}
function proc_nice(): bool {}
function proc_open() {}
function proc_terminate(): bool {}
function property_exists(): bool {}
function putenv(): bool {}
function quoted_printable_decode(): string {}
function quoted_printable_encode(): string {}
function quotemeta(): string {}
function rad2deg(): float {}
function rand(): int {}
function random_bytes(): string {}
function random_int(): int {}
function range(): array {}
function rawurldecode(): string {}
function rawurlencode(): string {}
function readdir(): string|false {}
function readfile(): int|false {}
function readgzfile(): int|false {}
function readline(): string|false {}
function readline_add_history(): bool {}
function readline_callback_handler_install(): bool {}
function readline_callback_handler_remove(): bool {}
function readline_callback_read_char(): void {}
function readline_clear_history(): bool {}
function readline_completion_function(): bool {}
function readline_info(): mixed {}
function readline_list_history(): array {}
function readline_on_new_line(): void {}
function readline_read_history(): bool {}
function readline_redisplay(): void {}
function readline_write_history(): bool {}
function readlink(): string|false {}
function realpath(): string|false {}
function realpath_cache_get(): array {}
function realpath_cache_size(): int {}
function register_shutdown_function(): void {}
function register_tick_function(): bool {}
function rename(): bool {}
function reset(): mixed {}
function resourcebundle_count(): int {}
function resourcebundle_create(): ?ResourceBundle {}
function resourcebundle_get(): mixed {}
function resourcebundle_get_error_code(): int {}
function resourcebundle_get_error_message(): string {}
function resourcebundle_locales(): array|false {}
function restore_error_handler(): true {}
function restore_exception_handler(): true {}
function rewind(): bool {}
function rewinddir(): void {}
function rmdir(): bool {}
function round(): float {}
function rsort(): bool {}
function rtrim(): string {}
function scandir(): array|false {}
function sem_acquire(): bool {}
function sem_get(): SysvSemaphore|false {}
function sem_release(): bool {}
function sem_remove(): bool {}
function serialize(): string {}
function session_abort(): bool {}
function session_cache_expire(): int|false {}
function session_cache_limiter(): string|false {}
function session_commit(): bool {}
function session_create_id(): string|false {}
function session_decode(): bool {}
function session_destroy(): bool {}
function session_encode(): string|false {}
function session_gc(): int|false {}
function session_get_cookie_params(): array {}
function session_id(): string|false {}
function session_module_name(): string|false {}
function session_name(): string|false {}
function session_regenerate_id(): bool {}
function session_register_shutdown(): void {}
function session_reset(): bool {}
function session_save_path(): string|false {}
function session_set_cookie_params(): bool {}
function session_set_save_handler(): bool {}
function session_start(): bool {}
function session_status(): int {}
function session_unset(): bool {}
function session_write_close(): bool {}
function set_error_handler() {}
function set_exception_handler() {}
function set_file_buffer(): int {}
function set_include_path(): string|false {}
function set_time_limit(): bool {}
function setcookie(): bool {}
function setlocale(): string|false {}
function setrawcookie(): bool {}
function settype(): bool {}
function sha1(): string {}
function sha1_file(): string|false {}
function shell_exec(): string|false|null {}
function shm_attach(): SysvSharedMemory|false {}
function shm_detach(): bool {}
function shm_get_var(): mixed {}
function shm_has_var(): bool {}
function shm_put_var(): bool {}
function shm_remove(): bool {}
function shm_remove_var(): bool {}
function shmop_close(): void {}
function shmop_delete(): bool {}
function shmop_open(): Shmop|false {}
function shmop_read(): string {}
function shmop_size(): int {}
function shmop_write(): int {}
function show_source(): string|bool {}
function shuffle(): true {}
function similar_text(): int {}
function simplexml_import_dom(): ?SimpleXMLElement {}
function simplexml_load_file(): SimpleXMLElement|false {}
function simplexml_load_string(): SimpleXMLElement|false {}
function sin(): float {}
function sinh(): float {}
function sizeof(): int {}
function sleep(): int {}
function socket_accept(): Socket|false {}
function socket_addrinfo_bind(): Socket|false {}
function socket_addrinfo_connect(): Socket|false {}
function socket_addrinfo_explain(): array {}
function socket_addrinfo_lookup(): array|false {}
function socket_bind(): bool {}
function socket_clear_error(): void {}
function socket_close(): void {}
function socket_cmsg_space(): ?int {}
function socket_connect(): bool {}
function socket_create(): Socket|false {}
function socket_create_listen(): Socket|false {}
function socket_create_pair(): bool {}
function socket_export_stream() {}
function socket_get_option(): array|int|false {}
function socket_get_status(): array {}
function socket_getopt(): array|int|false {}
function socket_getpeername(): bool {}
function socket_getsockname(): bool {}
function socket_import_stream(): Socket|false {}
function socket_last_error(): int {}
function socket_listen(): bool {}
function socket_read(): string|false {}
function socket_recv(): int|false {}
function socket_recvfrom(): int|false {}
function socket_recvmsg(): int|false {}
function socket_select(): int|false {}
function socket_send(): int|false {}
function socket_sendmsg(): int|false {}
function socket_sendto(): int|false {}
function socket_set_block(): bool {}
function socket_set_blocking(): bool {}
function socket_set_nonblock(): bool {}
function socket_set_option(): bool {}
function socket_set_timeout(): bool {}
function socket_setopt(): bool {}
function socket_shutdown(): bool {}
function socket_strerror(): string {}
function socket_write(): int|false {}
function sodium_add(): void {}
function sodium_base642bin(): string {}
function sodium_bin2base64(): string {}
function sodium_bin2hex(): string {}
function sodium_compare(): int {}
function sodium_crypto_aead_aes256gcm_decrypt(): string|false {}
function sodium_crypto_aead_aes256gcm_encrypt(): string {}
function sodium_crypto_aead_aes256gcm_is_available(): bool {}
function sodium_crypto_aead_aes256gcm_keygen(): string {}
function sodium_crypto_aead_chacha20poly1305_decrypt(): string|false {}
function sodium_crypto_aead_chacha20poly1305_encrypt(): string {}
function sodium_crypto_aead_chacha20poly1305_ietf_decrypt(): string|false {}
function sodium_crypto_aead_chacha20poly1305_ietf_encrypt(): string {}
function sodium_crypto_aead_chacha20poly1305_ietf_keygen(): string {}
function sodium_crypto_aead_chacha20poly1305_keygen(): string {}
function sodium_crypto_aead_xchacha20poly1305_ietf_decrypt(): string|false {}
function sodium_crypto_aead_xchacha20poly1305_ietf_encrypt(): string {}
function sodium_crypto_aead_xchacha20poly1305_ietf_keygen(): string {}
function sodium_crypto_auth(): string {}
function sodium_crypto_auth_keygen(): string {}
function sodium_crypto_auth_verify(): bool {}
function sodium_crypto_box(): string {}
function sodium_crypto_box_keypair(): string {}
function sodium_crypto_box_keypair_from_secretkey_and_publickey(): string {}
function sodium_crypto_box_open(): string|false {}
function sodium_crypto_box_publickey(): string {}
function sodium_crypto_box_publickey_from_secretkey(): string {}
function sodium_crypto_box_seal(): string {}
function sodium_crypto_box_seal_open(): string|false {}
function sodium_crypto_box_secretkey(): string {}
function sodium_crypto_box_seed_keypair(): string {}
function sodium_crypto_core_ristretto255_add(): string {}
function sodium_crypto_core_ristretto255_from_hash(): string {}
function sodium_crypto_core_ristretto255_is_valid_point(): bool {}
function sodium_crypto_core_ristretto255_random(): string {}
function sodium_crypto_core_ristretto255_scalar_add(): string {}
function sodium_crypto_core_ristretto255_scalar_complement(): string {}
function sodium_crypto_core_ristretto255_scalar_invert(): string {}
function sodium_crypto_core_ristretto255_scalar_mul(): string {}
function sodium_crypto_core_ristretto255_scalar_negate(): string {}
function sodium_crypto_core_ristretto255_scalar_random(): string {}
function sodium_crypto_core_ristretto255_scalar_reduce(): string {}
function sodium_crypto_core_ristretto255_scalar_sub(): string {}
function sodium_crypto_core_ristretto255_sub(): string {}
function sodium_crypto_generichash(): string {}
function sodium_crypto_generichash_final(): string {}
function sodium_crypto_generichash_init(): string {}
function sodium_crypto_generichash_keygen(): string {}
function sodium_crypto_generichash_update(): true {}
function sodium_crypto_kdf_derive_from_key(): string {}
function sodium_crypto_kdf_keygen(): string {}
function sodium_crypto_kx_client_session_keys(): array {}
function sodium_crypto_kx_keypair(): string {}
function sodium_crypto_kx_publickey(): string {}
function sodium_crypto_kx_secretkey(): string {}
function sodium_crypto_kx_seed_keypair(): string {}
function sodium_crypto_kx_server_session_keys(): array {}
function sodium_crypto_pwhash(): string {}
function sodium_crypto_pwhash_scryptsalsa208sha256(): string {}
function sodium_crypto_pwhash_scryptsalsa208sha256_str(): string {}
function sodium_crypto_pwhash_scryptsalsa208sha256_str_verify(): bool {}
function sodium_crypto_pwhash_str(): string {}
function sodium_crypto_pwhash_str_needs_rehash(): bool {}
function sodium_crypto_pwhash_str_verify(): bool {}
function sodium_crypto_scalarmult(): string {}
function sodium_crypto_scalarmult_base(): string {}
function sodium_crypto_scalarmult_ristretto255(): string {}
function sodium_crypto_scalarmult_ristretto255_base(): string {}
function sodium_crypto_secretbox(): string {}
function sodium_crypto_secretbox_keygen(): string {}
function sodium_crypto_secretbox_open(): string|false {}
function sodium_crypto_secretstream_xchacha20poly1305_init_pull(): string {}
function sodium_crypto_secretstream_xchacha20poly1305_init_push(): array {}
function sodium_crypto_secretstream_xchacha20poly1305_keygen(): string {}
function sodium_crypto_secretstream_xchacha20poly1305_pull(): array|false {}
function sodium_crypto_secretstream_xchacha20poly1305_push(): string {}
function sodium_crypto_secretstream_xchacha20poly1305_rekey(): void {}
function sodium_crypto_shorthash(): string {}
function sodium_crypto_shorthash_keygen(): string {}
function sodium_crypto_sign(): string {}
function sodium_crypto_sign_detached(): string {}
function sodium_crypto_sign_ed25519_pk_to_curve25519(): string {}
function sodium_crypto_sign_ed25519_sk_to_curve25519(): string {}
function sodium_crypto_sign_keypair(): string {}
function sodium_crypto_sign_keypair_from_secretkey_and_publickey(): string {}
function sodium_crypto_sign_open(): string|false {}
function sodium_crypto_sign_publickey(): string {}
function sodium_crypto_sign_publickey_from_secretkey(): string {}
function sodium_crypto_sign_secretkey(): string {}
function sodium_crypto_sign_seed_keypair(): string {}
function sodium_crypto_sign_verify_detached(): bool {}
function sodium_crypto_stream(): string {}
function sodium_crypto_stream_keygen(): string {}
function sodium_crypto_stream_xchacha20(): string {}
function sodium_crypto_stream_xchacha20_keygen(): string {}
function sodium_crypto_stream_xchacha20_xor(): string {}
function sodium_crypto_stream_xchacha20_xor_ic(): string {}
function sodium_crypto_stream_xor(): string {}
function sodium_hex2bin(): string {}
function sodium_increment(): void {}
function sodium_memcmp(): int {}
function sodium_memzero(): void {}
function sodium_pad(): string {}
function sodium_unpad(): string {}
function sort(): true {}
function soundex(): string {}
function spl_autoload(): void {}
function spl_autoload_call(): void {}
function spl_autoload_extensions(): string {}
function spl_autoload_functions(): array {}
function spl_autoload_register(): bool {}
function spl_autoload_unregister(): bool {}
function spl_classes(): array {}
function spl_object_hash(): string {}
function spl_object_id(): int {}
function sprintf(): string {}
function sqrt(): float {}
function srand(): void {}
function sscanf(): array|int|null {}
function stat(): array|false {}
function str_contains(): bool {}
function str_ends_with(): bool {}
function str_getcsv(): array {}
function str_ireplace(): array|string {}
function str_pad(): string {}
function str_repeat(): string {}
function str_replace(): array|string {}
function str_rot13(): string {}
function str_shuffle(): string {}
function str_split(): array {}
function str_starts_with(): bool {}
function str_word_count(): array|int {}
function strcasecmp(): int {}
function strchr(): string|false {}
function strcmp(): int {}
function strcoll(): int {}
function strcspn(): int {}
function stream_bucket_append(): void {}
function stream_bucket_make_writeable(): ?object {}
function stream_bucket_new(): object {}
function stream_bucket_prepend(): void {}
function stream_context_create() {}
function stream_context_get_default() {}
function stream_context_get_options(): array {}
function stream_context_get_params(): array {}
function stream_context_set_default() {}
function stream_context_set_option(): bool {}
function stream_context_set_params(): bool {}
function stream_copy_to_stream(): int|false {}
function stream_filter_append() {}
function stream_filter_prepend() {}
function stream_filter_register(): bool {}
function stream_filter_remove(): bool {}
function stream_get_contents(): string|false {}
function stream_get_filters(): array {}
function stream_get_line(): string|false {}
function stream_get_meta_data(): array {}
function stream_get_transports(): array {}
function stream_get_wrappers(): array {}
function stream_is_local(): bool {}
function stream_isatty(): bool {}
function stream_register_wrapper(): bool {}
function stream_resolve_include_path(): string|false {}
function stream_select(): int|false {}
function stream_set_blocking(): bool {}
function stream_set_chunk_size(): int {}
function stream_set_read_buffer(): int {}
function stream_set_timeout(): bool {}
function stream_set_write_buffer(): int {}
function stream_socket_accept() {}
function stream_socket_client() {}
function stream_socket_enable_crypto(): int|bool {}
function stream_socket_get_name(): string|false {}
function stream_socket_pair(): array|false {}
function stream_socket_recvfrom(): string|false {}
function stream_socket_sendto(): int|false {}
function stream_socket_server() {}
function stream_socket_shutdown(): bool {}
function stream_supports_lock(): bool {}
function stream_wrapper_register(): bool {}
function stream_wrapper_restore(): bool {}
function stream_wrapper_unregister(): bool {}
function strftime(): string|false {}
function strip_tags(): string {}
function stripcslashes(): string {}
function stripos(): int|false {}
function stripslashes(): string {}
function stristr(): string|false {}
function strlen(): int {}
function strnatcasecmp(): int {}
function strnatcmp(): int {}
function strncasecmp(): int {}
function strncmp(): int {}
function strpbrk(): string|false {}
function strpos(): int|false {}
function strptime(): array|false {}
function strrchr(): string|false {}
function strrev(): string {}
function strripos(): int|false {}
function strrpos(): int|false {}
function strspn(): int {}
function strstr(): string|false {}
function strtok(): string|false {}
function strtolower(): string {}
function strtotime(): int|false {}
function strtoupper(): string {}
function strtr(): string {}
function strval(): string {}
function substr(): string {}
function substr_compare(): int {}
function substr_count(): int {}
function substr_replace(): array|string {}
function symlink(): bool {}
function sys_get_temp_dir(): string {}
function sys_getloadavg(): array|false {}
function syslog(): true {}
function system(): string|false {}
function tan(): float {}
function tanh(): float {}
function tempnam(): string|false {}
function textdomain(): string {}
function time(): int {}
function time_nanosleep(): array|bool {}
function time_sleep_until(): bool {}
function timezone_abbreviations_list(): array {}
function timezone_identifiers_list(): array {}
function timezone_location_get(): array|false {}
function timezone_name_from_abbr(): string|false {}
function timezone_name_get(): string {}
function timezone_offset_get(): int {}
function timezone_open(): DateTimeZone|false {}
function timezone_transitions_get(): array|false {}
function timezone_version_get(): string {}
function tmpfile() {}
function token_get_all(): array {}
function token_name(): string {}
function touch(): bool {}
function trait_exists(): bool {}
function transliterator_create(): ?Transliterator {}
function transliterator_create_from_rules(): ?Transliterator {}
function transliterator_create_inverse(): ?Transliterator {}
function transliterator_get_error_code(): int|false {}
function transliterator_get_error_message(): string|false {}
function transliterator_list_ids(): array|false {}
function transliterator_transliterate(): string|false {}
function trigger_error(): bool {}
function trim(): string {}
function uasort(): true {}
function ucfirst(): string {}
function ucwords(): string {}
function uksort(): true {}
function umask(): int {}
function uniqid(): string {}
function unixtojd(): int|false {}
function unlink(): bool {}
function unpack(): array|false {}
function unregister_tick_function(): void {}
function unserialize(): mixed {}
function urldecode(): string {}
function urlencode(): string {}
function user_error(): bool {}
function usleep(): void {}
function usort(): true {}
function utf8_decode(): string {}
function utf8_encode(): string {}
function var_dump(): void {}
function var_export(): ?string {}
function version_compare(): int|bool {}
function vfprintf(): int {}
function vprintf(): int {}
function vsprintf(): string {}
function wordwrap(): string {}
function xml_error_string(): ?string {}
function xml_get_current_byte_index(): int {}
function xml_get_current_column_number(): int {}
function xml_get_current_line_number(): int {}
function xml_get_error_code(): int {}
function xml_parse(): int {}
function xml_parse_into_struct(): int|false {}
function xml_parser_create(): XMLParser {}
function xml_parser_create_ns(): XMLParser {}
function xml_parser_free(): bool {}
function xml_parser_get_option(): string|int {}
function xml_parser_set_option(): bool {}
function xml_set_character_data_handler(): true {}
function xml_set_default_handler(): true {}
function xml_set_element_handler(): true {}
function xml_set_end_namespace_decl_handler(): true {}
function xml_set_external_entity_ref_handler(): true {}
function xml_set_notation_decl_handler(): true {}
function xml_set_object(): true {}
function xml_set_processing_instruction_handler(): true {}
function xml_set_start_namespace_decl_handler(): true {}
function xml_set_unparsed_entity_decl_handler(): true {}
function xmlwriter_end_attribute(): bool {}
function xmlwriter_end_cdata(): bool {}
function xmlwriter_end_comment(): bool {}
function xmlwriter_end_document(): bool {}
function xmlwriter_end_dtd(): bool {}
function xmlwriter_end_dtd_attlist(): bool {}
function xmlwriter_end_dtd_element(): bool {}
function xmlwriter_end_dtd_entity(): bool {}
function xmlwriter_end_element(): bool {}
function xmlwriter_end_pi(): bool {}
function xmlwriter_flush(): string|int {}
function xmlwriter_full_end_element(): bool {}
function xmlwriter_open_memory(): XMLWriter|false {}
function xmlwriter_open_uri(): XMLWriter|false {}
function xmlwriter_output_memory(): string {}
function xmlwriter_set_indent(): bool {}
function xmlwriter_set_indent_string(): bool {}
function xmlwriter_start_attribute(): bool {}
function xmlwriter_start_attribute_ns(): bool {}
function xmlwriter_start_cdata(): bool {}
function xmlwriter_start_comment(): bool {}
function xmlwriter_start_document(): bool {}
function xmlwriter_start_dtd(): bool {}
function xmlwriter_start_dtd_attlist(): bool {}
function xmlwriter_start_dtd_element(): bool {}
function xmlwriter_start_dtd_entity(): bool {}
function xmlwriter_start_element(): bool {}
function xmlwriter_start_element_ns(): bool {}
function xmlwriter_start_pi(): bool {}
function xmlwriter_text(): bool {}
function xmlwriter_write_attribute(): bool {}
function xmlwriter_write_attribute_ns(): bool {}
function xmlwriter_write_cdata(): bool {}
function xmlwriter_write_comment(): bool {}
function xmlwriter_write_dtd(): bool {}
function xmlwriter_write_dtd_attlist(): bool {}
function xmlwriter_write_dtd_element(): bool {}
function xmlwriter_write_dtd_entity(): bool {}
function xmlwriter_write_element(): bool {}
function xmlwriter_write_element_ns(): bool {}
function xmlwriter_write_pi(): bool {}
function xmlwriter_write_raw(): bool {}
function zend_version(): string {}
function zlib_decode(): string|false {}
function zlib_encode(): string|false {}
function zlib_get_coding_type(): string|false {}
