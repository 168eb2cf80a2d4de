export const serverFlags: readonly string[]
export const serverEnv: Readonly<Record<string, string>>
export function runServer(node: string, args?: readonly string[]): Promise<number>
