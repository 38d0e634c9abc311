// Made by tests/languages/go/standard_library.py of Go 1.19.
package driver

import "context"
import "reflect"

type ColumnConverter interface {




	ColumnConverter(idx int) ValueConverter
}
type Conn interface {

	Prepare(query string) (Stmt, error)












	Close() error




	Begin() (Tx, error)
}
type ConnBeginTx interface {












	BeginTx(ctx context.Context, opts TxOptions) (Tx, error)
}
type ConnPrepareContext interface {



	PrepareContext(ctx context.Context, query string) (Stmt, error)
}
type Connector interface {













	Connect(context.Context) (Conn, error)




	Driver() Driver
}
type Driver interface {









	Open(name string) (Conn, error)
}
type DriverContext interface {


	OpenConnector(name string) (Connector, error)
}
type Execer interface {
	Exec(query string, args []Value) (Result, error)
}
type ExecerContext interface {
	ExecContext(ctx context.Context, query string, args []NamedValue) (Result, error)
}
type NamedValueChecker interface {



	CheckNamedValue(*NamedValue) error
}
type Pinger interface {
	Ping(ctx context.Context) error
}
type Queryer interface {
	Query(query string, args []Value) (Rows, error)
}
type QueryerContext interface {
	QueryContext(ctx context.Context, query string, args []NamedValue) (Rows, error)
}
type Result interface {



	LastInsertId() (int64, error)



	RowsAffected() (int64, error)
}
type Rows interface {




	Columns() []string


	Close() error










	Next(dest []Value) error
}
type RowsColumnTypeDatabaseTypeName interface {
	Rows
	ColumnTypeDatabaseTypeName(index int) string
}
type RowsColumnTypeLength interface {
	Rows
	ColumnTypeLength(index int) (length int64, ok bool)
}
type RowsColumnTypeNullable interface {
	Rows
	ColumnTypeNullable(index int) (nullable, ok bool)
}
type RowsColumnTypePrecisionScale interface {
	Rows
	ColumnTypePrecisionScale(index int) (precision, scale int64, ok bool)
}
type RowsColumnTypeScanType interface {
	Rows
	ColumnTypeScanType(index int) reflect.Type
}
type RowsNextResultSet interface {
	Rows



	HasNextResultSet() bool





	NextResultSet() error
}
type SessionResetter interface {



	ResetSession(ctx context.Context) error
}
type Stmt interface {







	Close() error










	NumInput() int





	Exec(args []Value) (Result, error)





	Query(args []Value) (Rows, error)
}
type StmtExecContext interface {




	ExecContext(ctx context.Context, args []NamedValue) (Result, error)
}
type StmtQueryContext interface {




	QueryContext(ctx context.Context, args []NamedValue) (Rows, error)
}
type Tx interface {
	Commit() error
	Rollback() error
}
type Validator interface {


	IsValid() bool
}
type ValueConverter interface {

	ConvertValue(v any) (Value, error)
}
type Valuer interface {


	Value() (Value, error)
}
