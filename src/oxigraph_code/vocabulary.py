"""The terms of the vocabulary, as IRIs without brackets.

    from oxigraph_code import vocabulary as code
    code.Function, code.definedIn

Generated from ontology/code.ttl by ``python -m docs.generate``; do not edit.
"""

from __future__ import annotations

from typing import Final

NAMESPACE: Final = "https://ds-labs.org/code#"
RDF_TYPE: Final = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"

# Classes
Advisory: Final = "https://ds-labs.org/code#Advisory"
CallSite: Final = "https://ds-labs.org/code#CallSite"
Class: Final = "https://ds-labs.org/code#Class"
Commit: Final = "https://ds-labs.org/code#Commit"
Coverage: Final = "https://ds-labs.org/code#Coverage"
Dependency: Final = "https://ds-labs.org/code#Dependency"
Diagnostic: Final = "https://ds-labs.org/code#Diagnostic"
Document: Final = "https://ds-labs.org/code#Document"
Enum: Final = "https://ds-labs.org/code#Enum"
ExternalLink: Final = "https://ds-labs.org/code#ExternalLink"
ExternalSymbol: Final = "https://ds-labs.org/code#ExternalSymbol"
Field: Final = "https://ds-labs.org/code#Field"
FileChange: Final = "https://ds-labs.org/code#FileChange"
FileCoverage: Final = "https://ds-labs.org/code#FileCoverage"
Function: Final = "https://ds-labs.org/code#Function"
Handover: Final = "https://ds-labs.org/code#Handover"
Implementation: Final = "https://ds-labs.org/code#Implementation"
Import: Final = "https://ds-labs.org/code#Import"
IndexRun: Final = "https://ds-labs.org/code#IndexRun"
Macro: Final = "https://ds-labs.org/code#Macro"
Mention: Final = "https://ds-labs.org/code#Mention"
Method: Final = "https://ds-labs.org/code#Method"
Module: Final = "https://ds-labs.org/code#Module"
NameUse: Final = "https://ds-labs.org/code#NameUse"
Namespace: Final = "https://ds-labs.org/code#Namespace"
Package: Final = "https://ds-labs.org/code#Package"
Person: Final = "https://ds-labs.org/code#Person"
Project: Final = "https://ds-labs.org/code#Project"
Report: Final = "https://ds-labs.org/code#Report"
Request: Final = "https://ds-labs.org/code#Request"
Route: Final = "https://ds-labs.org/code#Route"
Section: Final = "https://ds-labs.org/code#Section"
Snapshot: Final = "https://ds-labs.org/code#Snapshot"
Symbol: Final = "https://ds-labs.org/code#Symbol"
TaskComment: Final = "https://ds-labs.org/code#TaskComment"
Test: Final = "https://ds-labs.org/code#Test"
TestCoverage: Final = "https://ds-labs.org/code#TestCoverage"
Trait: Final = "https://ds-labs.org/code#Trait"
TypeAlias: Final = "https://ds-labs.org/code#TypeAlias"
Variable: Final = "https://ds-labs.org/code#Variable"

# Properties
about: Final = "https://ds-labs.org/code#about"
aboutProject: Final = "https://ds-labs.org/code#aboutProject"
access: Final = "https://ds-labs.org/code#access"
advisoryAlias: Final = "https://ds-labs.org/code#advisoryAlias"
advisorySeverity: Final = "https://ds-labs.org/code#advisorySeverity"
affects: Final = "https://ds-labs.org/code#affects"
affectsModule: Final = "https://ds-labs.org/code#affectsModule"
alias: Final = "https://ds-labs.org/code#alias"
annotation: Final = "https://ds-labs.org/code#annotation"
assignee: Final = "https://ds-labs.org/code#assignee"
atCommit: Final = "https://ds-labs.org/code#atCommit"
author: Final = "https://ds-labs.org/code#author"
authorEmail: Final = "https://ds-labs.org/code#authorEmail"
authorName: Final = "https://ds-labs.org/code#authorName"
base: Final = "https://ds-labs.org/code#base"
branch: Final = "https://ds-labs.org/code#branch"
businessGoal: Final = "https://ds-labs.org/code#businessGoal"
callee: Final = "https://ds-labs.org/code#callee"
calleeName: Final = "https://ds-labs.org/code#calleeName"
calleeText: Final = "https://ds-labs.org/code#calleeText"
caller: Final = "https://ds-labs.org/code#caller"
calls: Final = "https://ds-labs.org/code#calls"
changeType: Final = "https://ds-labs.org/code#changeType"
coAuthor: Final = "https://ds-labs.org/code#coAuthor"
commitDate: Final = "https://ds-labs.org/code#commitDate"
commitHash: Final = "https://ds-labs.org/code#commitHash"
committer: Final = "https://ds-labs.org/code#committer"
committerEmail: Final = "https://ds-labs.org/code#committerEmail"
committerName: Final = "https://ds-labs.org/code#committerName"
contentHash: Final = "https://ds-labs.org/code#contentHash"
coverageOf: Final = "https://ds-labs.org/code#coverageOf"
coveredLanguage: Final = "https://ds-labs.org/code#coveredLanguage"
coveredLines: Final = "https://ds-labs.org/code#coveredLines"
coveredModule: Final = "https://ds-labs.org/code#coveredModule"
coveringTest: Final = "https://ds-labs.org/code#coveringTest"
declaredAs: Final = "https://ds-labs.org/code#declaredAs"
decorator: Final = "https://ds-labs.org/code#decorator"
definedIn: Final = "https://ds-labs.org/code#definedIn"
dependencyGroup: Final = "https://ds-labs.org/code#dependencyGroup"
dependencyLanguage: Final = "https://ds-labs.org/code#dependencyLanguage"
description: Final = "https://ds-labs.org/code#description"
diagnosticMessage: Final = "https://ds-labs.org/code#diagnosticMessage"
docstring: Final = "https://ds-labs.org/code#docstring"
edition: Final = "https://ds-labs.org/code#edition"
email: Final = "https://ds-labs.org/code#email"
enclosingProject: Final = "https://ds-labs.org/code#enclosingProject"
endLine: Final = "https://ds-labs.org/code#endLine"
entryPoint: Final = "https://ds-labs.org/code#entryPoint"
environmentMarker: Final = "https://ds-labs.org/code#environmentMarker"
exports: Final = "https://ds-labs.org/code#exports"
exportsSymbol: Final = "https://ds-labs.org/code#exportsSymbol"
extends: Final = "https://ds-labs.org/code#extends"
extra: Final = "https://ds-labs.org/code#extra"
feature: Final = "https://ds-labs.org/code#feature"
fileCount: Final = "https://ds-labs.org/code#fileCount"
filePath: Final = "https://ds-labs.org/code#filePath"
fingerprint: Final = "https://ds-labs.org/code#fingerprint"
finishedAt: Final = "https://ds-labs.org/code#finishedAt"
fixedVersion: Final = "https://ds-labs.org/code#fixedVersion"
framework: Final = "https://ds-labs.org/code#framework"
funnelStage: Final = "https://ds-labs.org/code#funnelStage"
guard: Final = "https://ds-labs.org/code#guard"
handedOver: Final = "https://ds-labs.org/code#handedOver"
handler: Final = "https://ds-labs.org/code#handler"
handoverKind: Final = "https://ds-labs.org/code#handoverKind"
handoverSource: Final = "https://ds-labs.org/code#handoverSource"
handsOver: Final = "https://ds-labs.org/code#handsOver"
hasChange: Final = "https://ds-labs.org/code#hasChange"
hasCommit: Final = "https://ds-labs.org/code#hasCommit"
hasDependency: Final = "https://ds-labs.org/code#hasDependency"
hasField: Final = "https://ds-labs.org/code#hasField"
hasFunction: Final = "https://ds-labs.org/code#hasFunction"
hasImport: Final = "https://ds-labs.org/code#hasImport"
hasMethod: Final = "https://ds-labs.org/code#hasMethod"
hasModule: Final = "https://ds-labs.org/code#hasModule"
hasVariant: Final = "https://ds-labs.org/code#hasVariant"
httpMethod: Final = "https://ds-labs.org/code#httpMethod"
implementationOf: Final = "https://ds-labs.org/code#implementationOf"
implementedType: Final = "https://ds-labs.org/code#implementedType"
implements: Final = "https://ds-labs.org/code#implements"
implementsTrait: Final = "https://ds-labs.org/code#implementsTrait"
implicitlyCalls: Final = "https://ds-labs.org/code#implicitlyCalls"
importName: Final = "https://ds-labs.org/code#importName"
importPath: Final = "https://ds-labs.org/code#importPath"
imports: Final = "https://ds-labs.org/code#imports"
instantiates: Final = "https://ds-labs.org/code#instantiates"
isRobot: Final = "https://ds-labs.org/code#isRobot"
joinKey: Final = "https://ds-labs.org/code#joinKey"
language: Final = "https://ds-labs.org/code#language"
license: Final = "https://ds-labs.org/code#license"
lineCount: Final = "https://ds-labs.org/code#lineCount"
linesAdded: Final = "https://ds-labs.org/code#linesAdded"
linesDeleted: Final = "https://ds-labs.org/code#linesDeleted"
linkKind: Final = "https://ds-labs.org/code#linkKind"
linkTarget: Final = "https://ds-labs.org/code#linkTarget"
linkTitle: Final = "https://ds-labs.org/code#linkTitle"
manifestPath: Final = "https://ds-labs.org/code#manifestPath"
markedAs: Final = "https://ds-labs.org/code#markedAs"
mayAffect: Final = "https://ds-labs.org/code#mayAffect"
mayCall: Final = "https://ds-labs.org/code#mayCall"
mentionForm: Final = "https://ds-labs.org/code#mentionForm"
mentionKind: Final = "https://ds-labs.org/code#mentionKind"
mentionText: Final = "https://ds-labs.org/code#mentionText"
message: Final = "https://ds-labs.org/code#message"
missedLines: Final = "https://ds-labs.org/code#missedLines"
modifier: Final = "https://ds-labs.org/code#modifier"
name: Final = "https://ds-labs.org/code#name"
nameKind: Final = "https://ds-labs.org/code#nameKind"
nestedIn: Final = "https://ds-labs.org/code#nestedIn"
ofProject: Final = "https://ds-labs.org/code#ofProject"
ofRun: Final = "https://ds-labs.org/code#ofRun"
oldFilePath: Final = "https://ds-labs.org/code#oldFilePath"
optional: Final = "https://ds-labs.org/code#optional"
overrides: Final = "https://ds-labs.org/code#overrides"
ownedBy: Final = "https://ds-labs.org/code#ownedBy"
packageUrl: Final = "https://ds-labs.org/code#packageUrl"
packageVersion: Final = "https://ds-labs.org/code#packageVersion"
parameter: Final = "https://ds-labs.org/code#parameter"
parameterType: Final = "https://ds-labs.org/code#parameterType"
parentCommit: Final = "https://ds-labs.org/code#parentCommit"
partOf: Final = "https://ds-labs.org/code#partOf"
pathPattern: Final = "https://ds-labs.org/code#pathPattern"
qualifiedName: Final = "https://ds-labs.org/code#qualifiedName"
receivedBy: Final = "https://ds-labs.org/code#receivedBy"
receiver: Final = "https://ds-labs.org/code#receiver"
receiverText: Final = "https://ds-labs.org/code#receiverText"
ref: Final = "https://ds-labs.org/code#ref"
references: Final = "https://ds-labs.org/code#references"
relativePath: Final = "https://ds-labs.org/code#relativePath"
reportFormat: Final = "https://ds-labs.org/code#reportFormat"
reportOf: Final = "https://ds-labs.org/code#reportOf"
reportedAt: Final = "https://ds-labs.org/code#reportedAt"
resolution: Final = "https://ds-labs.org/code#resolution"
returnType: Final = "https://ds-labs.org/code#returnType"
revenueImpact: Final = "https://ds-labs.org/code#revenueImpact"
rootPath: Final = "https://ds-labs.org/code#rootPath"
routeRule: Final = "https://ds-labs.org/code#routeRule"
seeAlso: Final = "https://ds-labs.org/code#seeAlso"
severity: Final = "https://ds-labs.org/code#severity"
shortHash: Final = "https://ds-labs.org/code#shortHash"
signature: Final = "https://ds-labs.org/code#signature"
since: Final = "https://ds-labs.org/code#since"
siteCount: Final = "https://ds-labs.org/code#siteCount"
snapshotOf: Final = "https://ds-labs.org/code#snapshotOf"
startColumn: Final = "https://ds-labs.org/code#startColumn"
startLine: Final = "https://ds-labs.org/code#startLine"
startedAt: Final = "https://ds-labs.org/code#startedAt"
status: Final = "https://ds-labs.org/code#status"
tag: Final = "https://ds-labs.org/code#tag"
taskKind: Final = "https://ds-labs.org/code#taskKind"
taskText: Final = "https://ds-labs.org/code#taskText"
testName: Final = "https://ds-labs.org/code#testName"
toolVersion: Final = "https://ds-labs.org/code#toolVersion"
unresolvedMember: Final = "https://ds-labs.org/code#unresolvedMember"
unresolvedReason: Final = "https://ds-labs.org/code#unresolvedReason"
usedAt: Final = "https://ds-labs.org/code#usedAt"
usedBy: Final = "https://ds-labs.org/code#usedBy"
valueType: Final = "https://ds-labs.org/code#valueType"
version: Final = "https://ds-labs.org/code#version"
visibility: Final = "https://ds-labs.org/code#visibility"
writes: Final = "https://ds-labs.org/code#writes"

CLASSES: Final[frozenset[str]] = frozenset(
    {
        Advisory,
        CallSite,
        Class,
        Commit,
        Coverage,
        Dependency,
        Diagnostic,
        Document,
        Enum,
        ExternalLink,
        ExternalSymbol,
        Field,
        FileChange,
        FileCoverage,
        Function,
        Handover,
        Implementation,
        Import,
        IndexRun,
        Macro,
        Mention,
        Method,
        Module,
        NameUse,
        Namespace,
        Package,
        Person,
        Project,
        Report,
        Request,
        Route,
        Section,
        Snapshot,
        Symbol,
        TaskComment,
        Test,
        TestCoverage,
        Trait,
        TypeAlias,
        Variable,
    }
)

PROPERTIES: Final[frozenset[str]] = frozenset(
    {
        about,
        aboutProject,
        access,
        advisoryAlias,
        advisorySeverity,
        affects,
        affectsModule,
        alias,
        annotation,
        assignee,
        atCommit,
        author,
        authorEmail,
        authorName,
        base,
        branch,
        businessGoal,
        callee,
        calleeName,
        calleeText,
        caller,
        calls,
        changeType,
        coAuthor,
        commitDate,
        commitHash,
        committer,
        committerEmail,
        committerName,
        contentHash,
        coverageOf,
        coveredLanguage,
        coveredLines,
        coveredModule,
        coveringTest,
        declaredAs,
        decorator,
        definedIn,
        dependencyGroup,
        dependencyLanguage,
        description,
        diagnosticMessage,
        docstring,
        edition,
        email,
        enclosingProject,
        endLine,
        entryPoint,
        environmentMarker,
        exports,
        exportsSymbol,
        extends,
        extra,
        feature,
        fileCount,
        filePath,
        fingerprint,
        finishedAt,
        fixedVersion,
        framework,
        funnelStage,
        guard,
        handedOver,
        handler,
        handoverKind,
        handoverSource,
        handsOver,
        hasChange,
        hasCommit,
        hasDependency,
        hasField,
        hasFunction,
        hasImport,
        hasMethod,
        hasModule,
        hasVariant,
        httpMethod,
        implementationOf,
        implementedType,
        implements,
        implementsTrait,
        implicitlyCalls,
        importName,
        importPath,
        imports,
        instantiates,
        isRobot,
        joinKey,
        language,
        license,
        lineCount,
        linesAdded,
        linesDeleted,
        linkKind,
        linkTarget,
        linkTitle,
        manifestPath,
        markedAs,
        mayAffect,
        mayCall,
        mentionForm,
        mentionKind,
        mentionText,
        message,
        missedLines,
        modifier,
        name,
        nameKind,
        nestedIn,
        ofProject,
        ofRun,
        oldFilePath,
        optional,
        overrides,
        ownedBy,
        packageUrl,
        packageVersion,
        parameter,
        parameterType,
        parentCommit,
        partOf,
        pathPattern,
        qualifiedName,
        receivedBy,
        receiver,
        receiverText,
        ref,
        references,
        relativePath,
        reportFormat,
        reportOf,
        reportedAt,
        resolution,
        returnType,
        revenueImpact,
        rootPath,
        routeRule,
        seeAlso,
        severity,
        shortHash,
        signature,
        since,
        siteCount,
        snapshotOf,
        startColumn,
        startLine,
        startedAt,
        status,
        tag,
        taskKind,
        taskText,
        testName,
        toolVersion,
        unresolvedMember,
        unresolvedReason,
        usedAt,
        usedBy,
        valueType,
        version,
        visibility,
        writes,
    }
)
