/** Text of the world file in a capsule. */
export function worldOfCapsule(capsule: string): string {
  const from = capsule.indexOf('\nworld\n') + '\nworld\n'.length
  return capsule.slice(from, capsule.lastIndexOf('\nend ') + 1)
}
