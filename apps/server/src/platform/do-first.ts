/**
 * Does the first pieces of work that continues in the background, so small work is finished when the caller
 * gets its answer. `work` returns false when nothing is left; failures are left to the background too.
 */
export async function doFirst(work: () => Promise<boolean>, pieces = 4): Promise<void> {
  try {
    for (let left = pieces; left > 0 && (await work()); left -= 1);
  } catch {
    // The background starts with this piece.
  }
}
