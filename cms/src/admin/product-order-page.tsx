import { Badge, Button, Flex, IconButton, SingleSelect, SingleSelectOption, Typography, Box } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Drag } from '@strapi/icons';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { OrderedSection } from '../panel/product-order';
import { failureText, useRead } from './panel-api';

type Product = OrderedSection['products'][number];

/** Puts the services of a section in order: rows are dragged, or moved by their buttons, and saved together. */
export function ProductOrderPage() {
  const { sections, failure, save } = useSections();
  const [chosen, setChosen] = useState<string | null>(null);
  if (failure) return failure === 403 ? <Page.NoPermissions /> : <Page.Error />;
  const [first] = sections ?? [];
  if (!sections || !first) return <Page.Loading />;
  const section = sections.find(({ id }) => id === chosen) ?? first;
  return (
    <Page.Main>
      <Page.Title>Reihenfolge</Page.Title>
      <Layouts.Header title="Reihenfolge der Leistungen" subtitle="So stehen sie auf der Seite des Bereichs, im Menü und in Listen." />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Box maxWidth="320px">
            <SingleSelect aria-label="Leistungsbereich" value={section.id} onChange={(id) => setChosen(String(id))}>
              {sections.map(({ id, name }) => (
                <SingleSelectOption key={id} value={id}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Box>
          <Order key={`${section.id} ${section.products.map(({ id }) => id).join()}`} section={section} onSave={save} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

type OrderProps = { section: OrderedSection; onSave: (section: string, products: readonly Product[]) => Promise<void> };

function Order({ section, onSave }: OrderProps) {
  const [products, setProducts] = useState<readonly Product[]>(section.products);
  const [dragged, setDragged] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const isChanged = products.some(({ id }, index) => id !== section.products[index]?.id);
  const move = (id: string, to: number) => setProducts(movedTo(products, id, to));
  const handleSave = async () => {
    setSaving(true);
    await onSave(section.id, products);
    setSaving(false);
  };
  return (
    <>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={1} onDragOver={(event: React.DragEvent) => event.preventDefault()}>
        {products.map((product, index) => (
          <Flex
            key={product.id}
            tag="li"
            draggable
            gap={3}
            padding={2}
            background="neutral0"
            hasRadius
            shadow={dragged === product.id ? 'tableShadow' : 'filterShadow'}
            onDragStart={() => setDragged(product.id)}
            onDragEnd={() => setDragged(null)}
            onDragEnter={() => dragged && move(dragged, index)}
          >
            <Box style={{ cursor: 'grab' }} aria-hidden>
              <Drag />
            </Box>
            <Box flex="1">
              <Typography>{product.name}</Typography>
            </Box>
            {!product.isPublished && <Badge>Entwurf</Badge>}
            <IconButton label={`${product.name} nach oben`} disabled={index === 0} onClick={() => move(product.id, index - 1)}>
              <ArrowUp />
            </IconButton>
            <IconButton
              label={`${product.name} nach unten`}
              disabled={index === products.length - 1}
              onClick={() => move(product.id, index + 1)}
            >
              <ArrowDown />
            </IconButton>
          </Flex>
        ))}
      </Flex>
      {products.length === 0 && <Typography>In diesem Bereich gibt es keine Leistung.</Typography>}
      <Flex gap={2}>
        <Button disabled={!isChanged} loading={saving} onClick={() => void handleSave()}>
          Reihenfolge speichern
        </Button>
        <Button variant="tertiary" disabled={!isChanged || saving} onClick={() => setProducts(section.products)}>
          Verwerfen
        </Button>
      </Flex>
    </>
  );
}

/** Returns the list with one service at another place. */
function movedTo(products: readonly Product[], id: string, to: number): Product[] {
  const moved = products.filter((one) => one.id === id);
  const others = products.filter((one) => one.id !== id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

type Sections = { sections: OrderedSection[] };

function useSections() {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data, failure, show } = useRead<Sections>('/product-order');
  const save = async (section: string, products: readonly Product[]) => {
    try {
      show((await put<Sections>('/product-order', { section, products: products.map(({ id }) => id) })).data);
      toggleNotification({ type: 'success', message: 'Die Reihenfolge gilt jetzt im Shop.' });
    } catch (refused) {
      toggleNotification({ type: 'danger', message: failureText(refused) });
    }
  };
  return { sections: data?.sections, failure, save };
}
