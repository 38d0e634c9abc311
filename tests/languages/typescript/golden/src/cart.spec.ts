import { expect, it } from 'vitest';
import { Size } from './cart';

it('has sizes', () => {
  expect(Size.Large).toBe(2);
});
