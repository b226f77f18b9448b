import type { Tool } from '@contract/content/solution';
import { createFileRoute } from '@tanstack/react-router';
import { headOfPage } from '../../../lib/head/static-sections';
import { useToolOrder } from '../../../site/configurator/cart/use-tool-order';
import { RoomBookTool } from '../../../site/tools/room-book/room-book-tool';
import { ToolLayout } from '../../../site/tools/tool-layout';
import { getPage } from '../../../lib/http/content';
import { StaticSection } from '../../../ui/layout/static-page';

export const Route = createFileRoute('/_public/loesungen/raumbuch')({
  staticData: { strings: ['tools', 'room-book', 'problem'], sectionStrings: ['catalogue', 'configurator'] },
  loader: async ({ context }) => {
    const [{ toolContent }, tool] = await Promise.all([
      import('../../../site/tools/tool-content'),
      getPage<Tool>('/api/tools/raumbuch', { locale: context.locale }),
    ]);
    return toolContent(tool, context);
  },
  head: headOfPage,
  component: RoomBookRoute,
});

function RoomBookRoute() {
  const { product, sections } = Route.useLoaderData();
  const order = useToolOrder(product);
  return (
    <ToolLayout sections={sections}>
      <RoomBookTool onOrder={order} offer={<StaticSection>{sections?.offer}</StaticSection>} />
    </ToolLayout>
  );
}
