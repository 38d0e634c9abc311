// --- path: types/express.d.ts ---
import type { User } from "../user";

declare global {
  namespace Express {
    export interface Request {
      user?: User;
    }
  }
}
// --- path: user.ts ---
export class User {
  name: string;
  greet() {}
}
// --- path: direct.ts ---
import type { Request, Response } from "express";
export function direct(req: Request, res: Response) {
  req.user?.greet();
  //        ^ calls: user.ts:User.greet (member)
}
// --- path: routes.ts ---
import { Router } from "express";
import express from "express";
const router = Router();
router.get("/a", async (req, res) => {
  req.user.greet();
  //       ^ calls: user.ts:User.greet (member)
});
router.post<{ id: string }>("/a", direct, async (req, res) => {
  req.user.greet();
  //       ^ calls: user.ts:User.greet (member)
});
router
  .route("/b")
  .get((req, res) => {
    res.status(200).req.user.greet();
    //                       ^ calls: user.ts:User.greet (member)
  });
const app = express();
app.use((req, res, next) => {
  req.user.greet();
  //       ^ calls: user.ts:User.greet (member)
});
