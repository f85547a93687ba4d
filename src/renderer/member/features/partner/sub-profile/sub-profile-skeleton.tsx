import { SkeletonGroup } from '../../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PageBody } from '../../../../ui/navigation/page-body.tsx'
import { pairOfCards, pictureAndFacts } from '../../../shared/parts/facts-style.ts'

/** Picture and three cards to come (SUB-03). */
export function SubProfileSkeleton() {
  return (
    <SkeletonGroup>
      <PageBody className={pictureAndFacts}>
        <div className="mx-auto aspect-square w-full max-w-photo">
          <Skeleton shape="block" />
        </div>
        <div className="grid gap-4 @3xl:gap-5">
          <div className="h-28">
            <Skeleton shape="block" />
          </div>
          <div className={pairOfCards}>
            {['basics', 'meeting'].map((key) => (
              <div key={key} className="h-52">
                <Skeleton shape="block" />
              </div>
            ))}
          </div>
        </div>
      </PageBody>
    </SkeletonGroup>
  )
}
