"""The facts of a file and of manifests, and the links that resolution adds to them."""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.facts.file_facts import (
        DECLARATION as DECLARATION,
        WITH_VALUES as WITH_VALUES,
        Argument as Argument,
        Binding as Binding,
        Branch as Branch,
        Definition as Definition,
        Export as Export,
        ExternalName as ExternalName,
        FileFacts as FileFacts,
        Import as Import,
        IndexedSite as IndexedSite,
        MacroCondition as MacroCondition,
        MemberAssignment as MemberAssignment,
        Metaclass as Metaclass,
        Narrowing as Narrowing,
        Parameter as Parameter,
        Passed as Passed,
        PatternSite as PatternSite,
        RecordedArgument as RecordedArgument,
        Reference as Reference,
        Remark as Remark,
        Return as Return,
        Scope as Scope,
        Spread as Spread,
        TextConstant as TextConstant,
        Use as Use,
        WrappedParameter as WrappedParameter,
    )
    from oxigraph_code.facts.links import (
        Basis as Basis,
        Handover as Handover,
        JoinSide as JoinSide,
        Link as Link,
        Relation as Relation,
        RequestSite as RequestSite,
        Resolved as Resolved,
        Role as Role,
        Route as Route,
        Target as Target,
    )
    from oxigraph_code.facts.projects import (
        NO_MARKS as NO_MARKS,
        Dependency as Dependency,
        Diagnostic as Diagnostic,
        FileMarks as FileMarks,
        ProjectFacts as ProjectFacts,
    )
    from oxigraph_code.facts.sharing import SharedValues as SharedValues, decode as decode, encode as encode

else:
    __getattr__ = lazy_names(
        __name__,
        {
            "file_facts": "DECLARATION WITH_VALUES Argument Binding Branch Definition Export ExternalName FileFacts"
            " Import IndexedSite MacroCondition MemberAssignment Metaclass Narrowing Parameter Passed PatternSite"
            " RecordedArgument Reference Remark Return Scope Spread TextConstant Use WrappedParameter",
            "links": "Basis Handover JoinSide Link Relation RequestSite Resolved Role Route Target",
            "projects": "NO_MARKS Dependency Diagnostic FileMarks ProjectFacts",
            "sharing": "SharedValues decode encode",
        },
    )
