import { useState } from 'react'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { useIsStable } from '../../../../lib/use-is-stable.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../../api/account.ts'
import { useLeadOn } from '../../../shared/lead-away.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { movieDoneWrite } from '../../../shared/outcome/writes/rank.ts'
import { LedOn, useWasOpen } from '../../../shared/parts/led-on.tsx'
import { ClipPlayer } from './clip-player.tsx'
import { ladderCopy as copy } from './copy.ts'
import { RankUp } from './rank-up.tsx'
import { forgetWatched, readWatched, rememberWatched } from './watched-clips.ts'

const total = copy.chapters.length

/** Page /maletutorial, the G step: five clips in order. The fifth raises the rank to F (RANK-24 to RANK-30). */
export function LadderPage() {
  const { id, rank } = useAccount()
  const leadOn = useLeadOn()
  const [index, setIndex] = useState(() => Math.min(readWatched(), total - 1))
  const stable = useIsStable(index)
  const done = useWrite(movieDoneWrite, {
    onSuccess: () => {
      forgetWatched()
      void leadOn('/home', null, { replace: true })
    },
    failureOf: (error) => failureText(error, copy.failed, copy.failed),
  })
  // RANK-19: redirects every man not at G to home. After the last clip, the mutation itself navigates there.
  const wasOpen = useWasOpen(rank === 'G')
  if (rank !== 'G') {
    if (done.isPending || done.isSuccess) return null
    const home = { text: commonCopy.button.toHome }
    return <LedOn icon="play" reason={copy.over} to="/home" stays={wasOpen} link={home} />
  }
  const chapter = copy.chapters[index] ?? copy.chapters[0]
  const next = () => {
    if (index === total - 1) {
      done.mutate({ user: { id } })
      return
    }
    rememberWatched(index + 1)
    setIndex(index + 1)
  }
  return (
    <PageBody>
      <RankUp />
      <p className="text-s text-ink-2">{copy.lead}</p>
      <section aria-labelledby="clip-heading" className="grid gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="clip-heading" className="text-l">
            {chapter.title}
          </h2>
          <p className="text-s text-ink-3 num">{copy.counter(index + 1, total)}</p>
        </div>
        <ClipPlayer key={index} scene={index} captions={chapter.captions} title={chapter.title} />
      </section>
      <p role="alert" className="text-center text-s text-alarm empty:hidden">
        {done.failure}
      </p>
      <Button busy={done.isPending} stable={stable} onClick={next}>
        {copy.watched}
      </Button>
    </PageBody>
  )
}
