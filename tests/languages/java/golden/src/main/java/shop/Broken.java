package shop;

class Broken {
    void run( {
        new Cart().print();
    }
}
