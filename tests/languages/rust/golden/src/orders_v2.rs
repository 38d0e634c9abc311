fn broken( {
}
