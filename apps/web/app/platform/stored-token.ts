/** The token that the browser keeps for a signed-in reader; null for a visitor, and without storage. */
export function readStoredToken(): string | null {
  try {
    return localStorage.getItem("token")
  } catch {
    return null
  }
}
