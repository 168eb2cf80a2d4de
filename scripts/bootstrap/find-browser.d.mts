export const browserFlags: string[]
export function findBrowser(): Promise<string>
