// --- path: models/base.ts ---
import { Model as SequelizeModel } from "sequelize-typescript";

export default class Model<T extends object = any> extends SequelizeModel<T> {
  publish() {}
}

// --- path: models/document.ts ---
import { BelongsTo, Column } from "sequelize-typescript";
import Model from "./base";
import { User } from "./user";

export class Document extends Model<Document> {
  @Column
  title: string;

  @BelongsTo(() => User, "createdById")
  createdBy: User;

  archive() {}

  static async latest() {
    return this.findOne();
  }
}

// --- path: models/user.ts ---
import { Model } from "sequelize";

export class User extends Model {
  name: string;
  greet() {}
}

// --- path: run.ts ---
import { Document } from "./models/document";
import { User } from "./models/user";

export async function byKey(id: string) {
  const document = await Document.findByPk(id, { rejectOnEmpty: true });
  document.archive();
  //       ^ calls: models/document.ts:Document.archive (member)
  document.title = "x";
  //       ^ writes: models/document.ts:Document.title
  document.createdBy.greet();
  //                 ^ calls: models/user.ts:User.greet (member)
}

export async function one() {
  const user = await User.findOne({ where: { name: "x" } });
  user?.greet();
  //    ^ calls: models/user.ts:User.greet (member)
}

export async function inherited() {
  (await Document.create({ title: "x" })).publish();
  //                                      ^ calls: models/base.ts:Model.publish (inherited)
}

export async function scoped() {
  const documents = await Document.scope("all").findAll();
  for (const document of documents) {
    document.archive();
    //       ^ calls: models/document.ts:Document.archive (member)
  }
  documents.forEach((entry) => entry.archive());
  //                                 ^ calls: models/document.ts:Document.archive (member)
}

export async function open() {
  const document = await Document.unscoped().findByPk(1);
  document.archive();
  //       ^ calls: models/document.ts:Document.archive (member)
}

export async function built() {
  Document.build({}).archive();
  //                 ^ calls: models/document.ts:Document.archive (member)
}

export async function latest() {
  const document = await Document.latest();
  document.archive();
  //       ^ calls: models/document.ts:Document.archive (member)
}

export async function named() {
  return Document.findAll({ where: { title: "x" } });
}
