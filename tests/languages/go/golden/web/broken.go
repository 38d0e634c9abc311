package web

func before() {}

func broken( {

type After struct{ x int }
