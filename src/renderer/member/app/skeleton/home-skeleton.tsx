import { ladderRanks } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { board } from '../../features/home/board-style.ts'
import { readNewLikes, readSeenRank } from '../../shared/device/seen-on-home.ts'

/** Skeleton of /home in its final sizes. A stored rank means a man; above his ladder comes today's panel. */
export function HomeSkeleton({ continued }: { continued: boolean }) {
  const rank = readSeenRank()
  const aboveLadder = rank !== null && !ladderRanks.some((step) => step === rank)
  return (
    <PageBody>
      <SkeletonGroup
        label={commonCopy.state.loading}
        data-page-loading
        className={`grid gap-4 ${continued ? '' : 'animate-late'} ${board.page}`}
      >
        <div className="flex items-center gap-x-4 py-1 @3xl:col-span-2 @3xl:gap-x-5">
          <Skeleton shape="round" className="size-13.5" />
          <div className="flex-1">
            <Skeleton className="w-28" />
            <div className="text-s">
              <Skeleton className="w-20" />
            </div>
          </div>
        </div>
        <div className={board.today}>
          {rank === null && readNewLikes() && <LikesCard />}
          {rank === null && <RecommendPanel />}
          {aboveLadder && <TodayCard />}
          {rank !== null && <RankTile aboveLadder={aboveLadder} />}
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 @3xl:grid-cols-2 @4xl:grid-cols-4">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Card key={key} className="h-19.75">
                <div className="text-s">
                  <Skeleton className="w-16" />
                </div>
                <Skeleton className="w-10" />
              </Card>
            ))}
          </div>
        </div>
        <div className={board.news}>
          <div className="grid gap-2.5">
            <Skeleton className="w-12" />
            <div className="flex gap-3.5 overflow-hidden">
              <Skeleton shape="round" className="size-14.5" count={6} />
            </div>
          </div>
          <Card className="h-32" />
        </div>
      </SkeletonGroup>
    </PageBody>
  )
}

function RecommendPanel() {
  return (
    <Card className="grid h-138.5 content-start gap-3">
      <Skeleton className="w-32" />
      <div className="grid grid-cols-3 gap-2.5">
        <Skeleton shape="block" className="h-35" count={3} />
      </div>
      <Skeleton shape="round" className="h-12.5" count={2} />
      <div className="text-s">
        <Skeleton />
        <Skeleton className="w-3/5" />
      </div>
      <div className="grid h-12.5 content-center">
        <Skeleton className="mx-auto w-32" />
      </div>
    </Card>
  )
}

/** Heading, picture with two lines, and button of a card about one person. */
function PersonLines() {
  return (
    <>
      <Skeleton className="w-32" />
      <div className="flex gap-3.5">
        <Skeleton shape="block" className="h-35 w-28" />
        <div className="grid flex-1 content-start gap-1">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      </div>
      <Skeleton shape="round" className="h-12.5" />
    </>
  )
}

function LikesCard() {
  return (
    <Card className="grid h-69.5 content-start gap-3 @4xl:h-61">
      <PersonLines />
    </Card>
  )
}

function TodayCard() {
  return (
    <Card className="grid h-95.75 content-start gap-3">
      <PersonLines />
      <Skeleton count={2} />
    </Card>
  )
}

function RankTile({ aboveLadder }: { aboveLadder: boolean }) {
  return (
    <Card className={`grid content-between ${aboveLadder ? 'h-28.75' : 'h-27.25'}`}>
      <Skeleton className="w-24" />
      <div className="grid grid-cols-5 gap-1.5 text-xs">
        <Skeleton count={5} />
      </div>
    </Card>
  )
}
