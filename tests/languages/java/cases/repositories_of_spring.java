// --- path: shop/Desk.java ---
package shop;

class Desk {
    void tidy() { }
    Desk twin() { return this; }
}
// --- path: shop/DeskRepository.java ---
package shop;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

interface DeskRepository extends JpaRepository<Desk, Integer> {
    List<Desk> findByColour(String colour);
}
// --- path: shop/Office.java ---
package shop;

import org.springframework.data.domain.Pageable;
import org.springframework.data.repository.CrudRepository;

interface Plain extends CrudRepository<Desk, Long> { }

class Office {
    private DeskRepository desks;
    private Plain plain;

    void open(Pageable pages) {
        desks.findById(1).get().tidy();
        //    ^ external: org.springframework.data.repository.CrudRepository.findById
        //                      ^ calls: shop/Desk.java:Desk.tidy (member)
        desks.findById(1).orElseThrow().twin().tidy();
        //                              ^ calls: shop/Desk.java:Desk.twin (member)
        desks.save(new Desk()).tidy();
        //                     ^ calls: shop/Desk.java:Desk.tidy (member)
        desks.findAll().forEach(desk -> desk.tidy());
        //                                   ^ calls: shop/Desk.java:Desk.tidy (member)
        desks.findAll().get(0).tidy();
        //                     ^ calls: shop/Desk.java:Desk.tidy (member)
        desks.findAll(pages).map(Desk::twin).getContent().get(0).tidy();
        //                                                       ^ calls: shop/Desk.java:Desk.tidy (member)
        desks.findByColour("red").get(0).tidy();
        //                               ^ calls: shop/Desk.java:Desk.tidy (member)
        for (Desk desk : plain.findAll()) {
            desk.tidy();
            //   ^ calls: shop/Desk.java:Desk.tidy (member)
        }
    }
}
