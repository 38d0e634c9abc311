package shop

class Broken {
    fun whole(): Int = 1

    fun half(: {
