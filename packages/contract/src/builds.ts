/** The build that a server serves now: `{ "id": … }`. Open pages request it; never cached. */
export const latestBuildPath = "/builds/latest.json"

/** The content of a build: `{ "id": …, "pages": [paths] }`. Exists only for the server's current build. */
export const buildManifestPath = (id: string): string => `/builds/${id}.json`

/**
 * The part of the route table that some paths need, for the pages of one build:
 * `?paths=/works,/help&version=…`.
 */
export const routesPath = "/builds/routes"
