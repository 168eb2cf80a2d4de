export const browserFlags: string[]
export function findBrowser(): Promise<string>
export function findLightBrowser(): Promise<string>
