/**
 * Does the first pieces of a work that goes on in the background, so that what is small is done when the caller is
 * answered. `work` says false when there is nothing left; what fails is left to the background, too.
 */
export async function doFirst(work: () => Promise<boolean>, pieces = 4): Promise<void> {
  try {
    for (let left = pieces; left > 0 && (await work()); left -= 1);
  } catch {
    // The background begins with this piece.
  }
}
