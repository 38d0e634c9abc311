/**
 * Carts and what is in them.
 * @module
 */
import pad, { type Options, width as size } from 'left-pad';
import * as pay from './pay';
import './effects';

export * from './pay';
export { Cart as default };

/** What has a price. */
export interface Priced {
  /** In cents. */
  readonly price: number;
  total(): number;
}

export type Entry = Priced | null;

export enum Size {
  Small,
  Large = 2,
}

export namespace Limits {
  export const most = 100;
  export function reached(count: number): boolean {
    return count >= most;
  }
}

class Base {
  constructor(protected owner: string) {}

  greet(): string {
    return pad(this.owner, 10);
  }
}

/** A cart. */
@sealed('cart')
class Cart extends Base implements Priced {
  static #made = 0;
  price = 0;

  constructor(owner: string, private entries: Cart[] = []) {
    super(owner);
    this.updated = new Date();
  }

  async *each(): AsyncGenerator<Cart> {
    yield* this.entries;
  }

  total(): number {
    this.greet();
    return Limits.reached(1) ? this.price : sum(this.entries.map((entry) => entry.total()));
  }
}

function sum(values: number[]): number;
function sum(values: any): number {
  return values.reduce((left: number, right: number) => left + right, 0);
}

function sealed(name: string) {
  return (target: unknown) => name;
}

export const made = new Cart('somebody');
made.total();
unheardOf();

export class GiftCart extends Cart {
  total(): number {
    return 0;
  }
}

export const hurry = (somebody: any) => somebody.greet();

export const address = () => process.env.SHOP_URL;
