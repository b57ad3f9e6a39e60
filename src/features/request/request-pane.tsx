/** The request as DynamoDB takes it, or the reason why none is offered. */
import { LeftOut } from './left-out.tsx';
import { NoRequest } from './no-request.tsx';
import { RequestCode } from './request-code.tsx';
import { TokenNote } from './token-switch.tsx';
import { useRequestText } from './use-request-text.ts';

export function RequestPane() {
  const request = useRequestText();
  if (!request) {
    return (
      <>
        <LeftOut />
        <div className="px-(--gutter) py-4">
          <NoRequest />
        </div>
      </>
    );
  }
  return (
    <>
      <LeftOut />
      <TokenNote isTransaction={request.operation === 'TransactWriteItems'} />
      <RequestCode request={request} />
    </>
  );
}
