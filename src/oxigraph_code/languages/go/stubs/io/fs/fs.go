// Made by tests/languages/go/standard_library.py of Go 1.19.
package fs

import "time"

type DirEntry interface {



	Name() string


	IsDir() bool



	Type() FileMode







	Info() (FileInfo, error)
}
type FS interface {









	Open(name string) (File, error)
}
type File interface {
	Stat() (FileInfo, error)
	Read([]byte) (int, error)
	Close() error
}
type FileInfo interface {
	Name() string
	Size() int64
	Mode() FileMode
	ModTime() time.Time
	IsDir() bool
	Sys() any
}
type FileMode uint32
type GlobFS interface {
	FS




	Glob(pattern string) ([]string, error)
}
type PathError struct {
	Op string
	Path string
	Err error
}
type ReadDirFS interface {
	FS



	ReadDir(name string) ([]DirEntry, error)
}
type ReadDirFile interface {
	File
















	ReadDir(n int) ([]DirEntry, error)
}
type ReadFileFS interface {
	FS








	ReadFile(name string) ([]byte, error)
}
type StatFS interface {
	FS



	Stat(name string) (FileInfo, error)
}
type SubFS interface {
	FS


	Sub(dir string) (FS, error)
}
type WalkDirFunc func(path string, d DirEntry, err error) error
func FileInfoToDirEntry(info FileInfo) DirEntry
func Glob(fsys FS, pattern string) (matches []string, err error)
func ReadDir(fsys FS, name string) ([]DirEntry, error)
func ReadFile(fsys FS, name string) ([]byte, error)
func Stat(fsys FS, name string) (FileInfo, error)
func Sub(fsys FS, dir string) (FS, error)
func ValidPath(name string) bool
func WalkDir(fsys FS, root string, fn WalkDirFunc) error
func (m FileMode) IsDir() bool
func (m FileMode) IsRegular() bool
func (m FileMode) Perm() FileMode
func (m FileMode) String() string
func (m FileMode) Type() FileMode
func (e *PathError) Error() string
func (e *PathError) Timeout() bool
func (e *PathError) Unwrap() error
