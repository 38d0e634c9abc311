export function kept() {}
export function broken( { {
