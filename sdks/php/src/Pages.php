<?php

declare(strict_types=1);

namespace Parley;

/**
 * All items of a list, page after page. A page is asked for when those before it are read.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Pages implements \IteratorAggregate
{
    /** @param string|array<int, mixed>|null $reading */
    public function __construct(private readonly Call $call, private readonly string|array|null $reading = null)
    {
    }

    /** @return Page<T> one page: the first one, or that of a cursor */
    public function page(?string $cursor = null): Page
    {
        $call = $cursor === null ? $this->call : $this->call->withCursor($cursor);
        return new Page($call->perform(static fn (Answer $answer): mixed => $answer->readValue()), $this->reading);
    }

    /** @return \Generator<int, Page<T>> */
    public function pages(): \Generator
    {
        $page = $this->page();
        yield $page;
        while ($page->nextCursor !== null) {
            $page = $this->page($page->nextCursor);
            yield $page;
        }
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->data as $item) {
                yield $item;
            }
        }
    }
}
