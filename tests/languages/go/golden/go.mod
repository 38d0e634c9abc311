module shop

go 1.22

require (
	github.com/gin-gonic/gin v1.10.0
	golang.org/x/text v0.14.0 // indirect
	not a dependency
)

replace example.com/pay => ./pay
