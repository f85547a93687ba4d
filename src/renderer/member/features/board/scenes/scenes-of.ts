/** Drawn evening scenes, one for each theme of the board. */
const sceneKeys = [
  'town',
  'cat',
  'lanterns',
  'cup',
  'books',
  'mountains',
  'flowers',
  'sea',
  'desk',
  'steps',
  'bridge',
] as const

export type SceneKey = (typeof sceneKeys)[number]

/** Words of a topic's name and the scene they call for; the first hit counts. */
const themes: readonly { words: RegExp; scene: SceneKey }[] = [
  { words: /眠|夜/, scene: 'cat' },
  { words: /安心|安全|同意|気づかい|マナー/, scene: 'lanterns' },
  { words: /喫茶|カフェ|お店|食/, scene: 'cup' },
  { words: /本|映画|音楽/, scene: 'books' },
  { words: /季節|旅|山/, scene: 'mountains' },
  { words: /うれし|感謝|よかった|報告/, scene: 'flowers' },
  { words: /からだ|健康|心|待つ/, scene: 'sea' },
  { words: /書|プロフィール|ひと言|質問/, scene: 'desk' },
  { words: /ランク|迷|使い方/, scene: 'steps' },
  { words: /会う|デート/, scene: 'bridge' },
  { words: /はじめ|広場/, scene: 'town' },
]

/** A scene for each topic. No scene stands twice before all have stood once; older topics choose first and keep theirs. */
export function scenesOf(topics: readonly { id: number; name: string }[]): ReadonlyMap<number, SceneKey> {
  const chosen = new Map<number, SceneKey>()
  let free = new Set<SceneKey>(sceneKeys)
  for (const { id, name } of topics.toSorted((a, b) => a.id - b.id)) {
    if (free.size === 0) free = new Set<SceneKey>(sceneKeys)
    const fitting = themes.find(({ words, scene }) => words.test(name) && free.has(scene))
    const rest = [...free]
    const scene = fitting?.scene ?? rest[id % rest.length] ?? 'town'
    chosen.set(id, scene)
    free.delete(scene)
  }
  return chosen
}
