// --- path: entities.ts ---
import { BaseEntity, Entity, OneToMany } from "typeorm";

@Entity()
export class Author {
  name: string;

  @OneToMany(() => Book, (book) => book.author)
  books: Book[];

  greet() {}
}

export class Book extends BaseEntity {
  author: Author;

  close() {}
}

// --- path: service.ts ---
import { InjectRepository } from "@nestjs/typeorm";
import { DataSource, EntityManager, Repository, getRepository } from "typeorm";
import { Author, Book } from "./entities";

export class Authors {
  constructor(
    @InjectRepository(Author) private readonly authors: Repository<Author>,
    private readonly source: DataSource,
  ) {}

  async one(id: number) {
    const author = await this.authors.findOne({ where: { id } });
    author?.greet();
    //      ^ calls: entities.ts:Author.greet (member)
    author.name = "x";
    //     ^ writes: entities.ts:Author.name
  }

  async several() {
    for (const author of await this.authors.find()) {
      author.greet();
      //     ^ calls: entities.ts:Author.greet (member)
      author.books.forEach((book) => book.close());
      //                                  ^ calls: entities.ts:Book.close (member)
    }
  }

  made() {
    this.authors.create({ name: "x" }).greet();
    //                                 ^ calls: entities.ts:Author.greet (member)
  }

  async saved(author: Author) {
    (await this.authors.save(author)).greet();
    //                                ^ calls: entities.ts:Author.greet (member)
  }

  async built() {
    const query = this.authors.createQueryBuilder("author").where("x").orderBy("y");
    (await query.getOne()).greet();
    //                     ^ calls: entities.ts:Author.greet (member)
    (await query.getMany()).map((author) => author.greet());
    //                                             ^ calls: entities.ts:Author.greet (member)
  }

  async managed(manager: EntityManager) {
    (await manager.findOneBy(Author, { name: "x" })).greet();
    //                                               ^ calls: entities.ts:Author.greet (member)
    (await this.source.getRepository(Author).findOneByOrFail({})).greet();
    //                                                            ^ calls: entities.ts:Author.greet (member)
  }
}

export async function plain() {
  (await getRepository(Author).findOne(1)).greet();
  //                                       ^ calls: entities.ts:Author.greet (member)
}

export async function active() {
  const book = await Book.findOneBy({});
  book.close();
  //   ^ calls: entities.ts:Book.close (member)
  (await book.save()).close();
  //                  ^ calls: entities.ts:Book.close (member)
}

// --- path: data.ts ---
import type { EntityTarget, Repository } from "typeorm";
import { DataSource } from "typeorm";
import { Author } from "./entities";

const source = new DataSource({});

export const getRepository = <E extends object>(target: EntityTarget<E>): Repository<E> => {
  return source.getRepository(target);
};

export async function wrapped() {
  const authors = getRepository(Author);
  const author = await authors.findOne({});
  author.greet();
  //     ^ calls: entities.ts:Author.greet (member)
}
