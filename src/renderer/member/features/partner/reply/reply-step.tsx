import { useState } from 'react'
import type { DecidedRecommend } from '../../../../../contract/calls/decision.ts'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { recommendationCopy } from '../../../../lib/copy/recommendation.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { SectionCard } from '../../../../ui/base/card.tsx'
import { Countdown } from '../../../../ui/feedback/countdown.tsx'
import { AlertDialog } from '../../../../ui/overlay/alert-dialog.tsx'
import { useServerNow } from '../../../api/server-time.ts'
import { haveTalked } from '../../../shared/pairing-progress.ts'
import { useReply } from './use-reply.ts'

const copy = recommendationCopy.reply

interface ReplyStepProps {
  recommend: RecommendRow
  onDecided: (decided: DecidedRecommend['recommend']) => void
}

/** Answer of hers that ends the match. */
type Ending = 'missing' | 'declined'

/**
 * Asks whether he replied (variant replyStep; REC-80 to REC-86). In the first 24 hours 'no reply' cannot be chosen, and
 * before her first message nothing is asked. 'No reply' and 'declined' end the match, so they ask once more.
 */
export function ReplyStep({ recommend, onDecided }: ReplyStepProps) {
  // Keeps what it is about while it closes, because its words are still seen.
  const [question, setQuestion] = useState<{ about: Ending; open: boolean }>({ about: 'missing', open: false })
  const close = () => setQuestion((last) => ({ ...last, open: false }))
  const { fromMs, isReplying, busy, send, sendMissing } = useReply({ recommend, onDecided, onRefused: close })
  const nowMs = useServerNow()
  const early = fromMs !== null && nowMs < fromMs
  const ask = (about: Ending) => setQuestion({ about, open: true })

  const countdown = early && (
    <p className="text-center text-s text-ink-3">
      {copy.missing}：
      <Countdown targetMs={fromMs} nowMs={nowMs} format={copy.missingFrom} />
    </p>
  )
  if (early && !haveTalked(recommend)) {
    return (
      <SectionCard title={copy.titleEarly}>
        <p className="text-s phrase text-ink-2">{copy.notYet}</p>
        {countdown}
      </SectionCard>
    )
  }
  return (
    <SectionCard title={copy.title}>
      <Button tone="quiet" size="m" busy={isReplying} disabled={busy} onClick={() => send('ok')}>
        {copy.received}
      </Button>
      <Button tone="quiet" size="m" disabled={busy} onClick={() => ask('declined')}>
        {copy.declined}
      </Button>
      <Button tone="quiet" size="m" disabled={early || busy} onClick={() => ask('missing')}>
        {copy.missing}
      </Button>
      {countdown}
      <AlertDialog
        open={question.open}
        tone="danger"
        title={copy.question[question.about]}
        confirmText={copy.question.confirm}
        cancelText={recommendationCopy.block.cancel}
        busy={busy}
        onConfirm={() => (question.about === 'missing' ? sendMissing() : send('ng'))}
        onCancel={close}
      >
        {copy.question.text}
      </AlertDialog>
    </SectionCard>
  )
}
