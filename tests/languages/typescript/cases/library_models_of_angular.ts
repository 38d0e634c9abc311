// --- path: carts.ts ---
export class Carts {
  drop() {}
}
// --- path: page.ts ---
import { inject } from '@angular/core'
import { TestBed } from '@angular/core/testing'
import { Carts } from './carts'
export class Page {
  carts = inject(Carts)
  close() {
    this.carts.drop()
    //         ^ calls: carts.ts:Carts.drop (member)
  }
}
export function check() {
  const carts = TestBed.inject(Carts)
  carts.drop()
  //    ^ calls: carts.ts:Carts.drop (member)
}
