/** What the people of the town do by themselves while time passes. */
export const townActs = [
  'visit',
  'like',
  'recommend',
  'contact',
  'decline',
  'hold',
  'write',
  'read',
  'post',
  'like-post',
] as const

export type TownAct = (typeof townActs)[number]
