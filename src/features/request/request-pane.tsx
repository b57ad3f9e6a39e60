/** The request as DynamoDB takes it, or the reason why none is offered. */
import { NoRequest } from './no-request.tsx';
import { RequestCode } from './request-code.tsx';
import { TokenNote } from './token-switch.tsx';
import { useRequestText } from './use-request-text.ts';

export function RequestPane() {
  const request = useRequestText();
  if (!request) {
    return (
      <div className="px-(--gutter) py-4">
        <NoRequest />
      </div>
    );
  }
  return (
    <>
      <TokenNote isTransaction={request.operation === 'TransactWriteItems'} />
      <RequestCode request={request} />
    </>
  );
}
