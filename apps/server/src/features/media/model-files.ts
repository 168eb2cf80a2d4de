/** The uploaded file, until it is made smaller. */
export const sentModelFile = (id: string): string => `models/${id}/source.glb`

/** The public file. */
export const modelFile = (id: string, hash: string): string => `models/${id}/${hash}.glb`

/** The same without packing, made when it is first asked for. */
export const plainModelFile = (id: string, hash: string): string => `models/${id}/${hash}-plain.glb`

/** The public address, while its product is public. */
export const modelPath = (id: string, hash: string): string => `/media/models/${id}-${hash}.glb`
