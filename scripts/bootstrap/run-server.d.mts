export const serverFlags: readonly string[]
export function runServer(node: string, args?: readonly string[]): Promise<number>
