/** Every TypeScript project of the repository. `npm run types` and `npm test` check them all. */
export const typeProjects = ['contract', 'server', 'web', 'web/service-worker', 'scripts', 'lab', '.']
