import type { Sex, TopicSex } from '../../../../contract/enums/member/sex.ts'

/** Whether a viewer may post: on the topics for all and on those of the own sex (TOPIC-10 to TOPIC-15). */
export function canPost(viewer: Sex, topic: TopicSex): boolean {
  return topic === 'common' || topic === (viewer === 1 ? 'male' : 'female')
}
