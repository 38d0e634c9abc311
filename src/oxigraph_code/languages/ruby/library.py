"""The model of Ruby's core and a few standard libraries.

For maintainers: ``benchmarks/RubySignatures.rb`` writes the stubs. They have names, superclasses, mixins and classes of
results. External names begin with the key of the package that all files share.
"""

from __future__ import annotations

from functools import cache

from oxigraph_code.languages.external_types import with_declarations
from oxigraph_code.languages.packed_stubs import PackedStubs
from oxigraph_code.resolution.language.type_model import Library

PACKAGE = "ruby"
"""The key of the package with all files, and the prefix of core names."""
_RAILS = """
id save save! update update! update_attribute update_attributes update_column update_columns destroy destroy!
delete destroyed? persisted? new_record? valid? invalid? validate errors reload touch increment increment!
decrement decrement! toggle toggle! attributes assign_attributes changed? changes attribute_names becomes
previously_new_record? to_param to_model where not order reorder limit offset joins left_joins
left_outer_joins includes preload eager_load references group having distinct select pluck pick find find_by
find_by! find_each find_in_batches in_batches find_or_create_by find_or_create_by! find_or_initialize_by first
first! last last! take take! second exists? any? none? many? count sum average minimum maximum all none
unscoped scoping merge or rewhere unscope create create! build insert insert_all upsert upsert_all update_all
delete_all destroy_all delete_by destroy_by transaction lock lock! with_lock connection table_name
column_names reflect_on_association human_attribute_name model_name primary_key created_at updated_at
deliver_now deliver_later perform_later perform_now perform_async perform_in set wait params session cookies
flash request response render redirect_to head respond_to format controller_name action_name helpers url_for
present? blank? presence try try! in? to_json as_json html_safe pluralize singularize camelize underscore
titleize humanize parameterize constantize squish truncate ago from_now beginning_of_day end_of_day days hours
minutes weeks months years symbolize_keys stringify_keys deep_merge slice except expect to not_to allow
receive describe context it let before after subject eq be match get post put patch delete head visit logger
cache env config read write fetch
"""
"""Methods that Rails and RSpec give to many objects, so that a name tells nothing about a receiver."""
_STUBS = PackedStubs((__package__,), {})
_COMMON = ("Object", "Kernel", "Module", "Class")
_SAME = "freeze dup clone tap itself presence"


@cache
def library() -> Library:
    """Return the model, built on first use: otherwise each process would pay for it."""
    own = Library(
        members={f"{PACKAGE}.ActiveRecord.Base": frozenset(_RAILS.split())},
        class_member="class",
        missing_members=("method_missing",),
        copies=frozenset(_SAME.split()),
        array=f"{PACKAGE}.Array",
        mapping=f"{PACKAGE}.Hash",
    )
    return with_declarations(own, _STUBS)


@cache
def common_members() -> frozenset[str]:
    """Return the names of methods that every object or class has."""
    members = library().members
    return frozenset(name for owner in _COMMON for name in members.get(f"{PACKAGE}.{owner}", ()))


@cache
def core_names() -> frozenset[str]:
    """Return the names of the classes and modules of the core."""
    return frozenset(name.removeprefix(f"{PACKAGE}.") for name in _STUBS)
