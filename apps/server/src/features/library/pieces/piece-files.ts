/** The file of an imported library, as it came. */
export const libraryFile = (fileId: string): string => `libraries/${fileId}.sh3f`
/** A piece as it is drawn. */
export const pieceModel = (id: string): string => `pieces/${id}.glb`
/** The picture that its library brings of it. */
export const pieceThumbnail = (id: string): string => `pieces/${id}.webp`
/** All that is kept of a piece. */
export const filesOfPiece = (id: string): string[] => [pieceModel(id), pieceThumbnail(id)]
