// Reads source files with their types, for the checks that ask TypeScript.
import { API } from 'typescript/unstable/sync'

/**
 * Reads the files of a project with their types.
 * @template T
 * @param {string} root Folder of the project
 * @param {string} config Path of its tsconfig.json, which names the files
 * @param {(file: string) => boolean} isWanted Whether to read a file, relative to the root
 * @param {(file: string, source: import('typescript/unstable/ast').SourceFile, checker: import('typescript/unstable/sync').Checker) => readonly T[]} read
 * @returns {T[]}
 */
export function readSources(root, config, isWanted, read) {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`Failed to read ${config}: it is no project. Name a tsconfig.json.`)
    const { program, checker } = project
    return program.getSourceFileNames().flatMap((name) => {
      const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : ''
      const source = isWanted(file) ? program.getSourceFile(name) : undefined
      return source ? read(file, source, checker) : []
    })
  } finally {
    api.close()
  }
}
