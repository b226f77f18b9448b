import type { Tool } from '@contract/content/tool';
import { createFileRoute } from '@tanstack/react-router';
import { headOfParts } from '../../../lib/head/page-parts';
import { useToolOrder } from '../../../site/configurator/cart/use-tool-order';
import { RoomBookTool } from '../../../site/tools/room-book/room-book-tool';
import { ToolLayout } from '../../../site/tools/tool-layout';
import { getPage } from '../../../lib/http/content';
import { StaticPart } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/loesungen/raumbuch')({
  staticData: { strings: ['tools', 'room-book', 'problem'], partStrings: ['catalogue', 'configurator'] },
  loader: async ({ context }) => {
    const [{ toolContent }, tool] = await Promise.all([
      import('../../../site/tools/tool-content'),
      getPage<Tool>('/api/tools/raumbuch', { locale: context.locale }),
    ]);
    return toolContent(tool, context);
  },
  head: headOfParts,
  component: RoomBookRoute,
});

function RoomBookRoute() {
  const { product, parts } = Route.useLoaderData();
  const order = useToolOrder(product);
  return (
    <ToolLayout parts={parts}>
      <RoomBookTool onOrder={order} offer={<StaticPart>{parts?.offer}</StaticPart>} />
    </ToolLayout>
  );
}
