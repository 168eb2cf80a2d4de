export const nodeFlags: string[]
export function chooseNode(): string
