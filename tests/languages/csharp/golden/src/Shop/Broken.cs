namespace Shop;

class Broken {
    void Before() { }
    void After( {
}
