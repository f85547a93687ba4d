import { boardOf } from '../../../src/contract/rules/board-audience.ts'
import type { Context } from '../../world/context.ts'
import type { Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import type { Announcement, News, Notice } from '../../world/records/operator-content.ts'
import type { World } from '../../world/world.ts'

/** null = for both sexes. */
type Audience = Member['sex'] | null

/** What the operator can publish (IMP-17). */
export type Publication =
  | { readonly kind: 'announcement'; readonly title: string; readonly body: string }
  | { readonly kind: 'notice'; readonly title: string; readonly info: string; readonly body: string }
  | { readonly kind: 'news'; readonly info: string; readonly url: string | null }
  | { readonly kind: 'topic'; readonly name: string }

/** The operator publishes an announcement, a notice, a line of the latest information or a topic; returns the record. */
export function publish(
  world: World,
  publication: Publication,
  audience: Audience,
  ctx: Context,
): Announcement | News | Notice | Topic {
  const createdAt = ctx.now
  switch (publication.kind) {
    case 'announcement': {
      const { title, body } = publication
      return world.announcements.insert({ title, body, audience, createdAt })
    }
    case 'notice': {
      const { title, info, body } = publication
      return world.notices.insert({ title, info, body, audience, createdAt })
    }
    case 'news': {
      const { info, url } = publication
      return world.news.insert({ info, url, audience, createdAt })
    }
    case 'topic': {
      const target = audience === null ? 'common' : boardOf[audience]
      return world.topics.insert({ name: publication.name, target, createdAt })
    }
  }
}
