import billingMonth from '../../fixtures/storylines/billing-month.json' with { type: 'json' }
import block from '../../fixtures/storylines/block.json' with { type: 'json' }
import busyChat from '../../fixtures/storylines/busy-chat.json' with { type: 'json' }
import campaign from '../../fixtures/storylines/campaign.json' with { type: 'json' }
import documentReturned from '../../fixtures/storylines/document-returned.json' with { type: 'json' }
import drift from '../../fixtures/storylines/drift.json' with { type: 'json' }
import emptyTown from '../../fixtures/storylines/empty-town.json' with { type: 'json' }
import firstDayMan from '../../fixtures/storylines/first-day-man.json' with { type: 'json' }
import firstDayWoman from '../../fixtures/storylines/first-day-woman.json' with { type: 'json' }
import holdEnding from '../../fixtures/storylines/hold-ending.json' with { type: 'json' }
import holdWeek from '../../fixtures/storylines/hold-week.json' with { type: 'json' }
import likesExpiring from '../../fixtures/storylines/likes-expiring.json' with { type: 'json' }
import liveChat from '../../fixtures/storylines/live-chat.json' with { type: 'json' }
import operatorDesk from '../../fixtures/storylines/operator-desk.json' with { type: 'json' }
import premiumDeclined from '../../fixtures/storylines/premium-declined.json' with { type: 'json' }
import premiumRedo from '../../fixtures/storylines/premium-redo.json' with { type: 'json' }
import rankUp from '../../fixtures/storylines/rank-up.json' with { type: 'json' }
import renewalDeclined from '../../fixtures/storylines/renewal-declined.json' with { type: 'json' }
import replyWindow from '../../fixtures/storylines/reply-window.json' with { type: 'json' }
import town10000 from '../../fixtures/storylines/town-10000.json' with { type: 'json' }
import underReviewDay from '../../fixtures/storylines/under-review-day.json' with { type: 'json' }

/** The files of fixtures/storylines in the order in which they are offered. */
export const files: readonly unknown[] = [
  holdWeek,
  liveChat,
  replyWindow,
  premiumDeclined,
  renewalDeclined,
  documentReturned,
  firstDayWoman,
  firstDayMan,
  rankUp,
  block,
  drift,
  holdEnding,
  underReviewDay,
  busyChat,
  billingMonth,
  campaign,
  likesExpiring,
  premiumRedo,
  operatorDesk,
  emptyTown,
  town10000,
]
