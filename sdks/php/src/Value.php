<?php

declare(strict_types=1);

namespace Parley;

/**
 * The base of all values. A value that arrived keeps everything: $value['member'] reads what its class does not
 * name, and toArray() gives all of it.
 *
 * @implements \ArrayAccess<string, mixed>
 */
abstract class Value implements \JsonSerializable, \ArrayAccess
{
    protected const READINGS = [];
    protected const NAMES = [];
    protected const TAGS = [];
    protected const REQUIRED = [];
    protected const MAPS = [];

    /** @var array<string, mixed>|null */
    private ?array $raw = null;

    /** @param array<string, mixed> $extra */
    protected function __construct(private readonly array $extra)
    {
    }

    /**
     * Reads a value in the form of the wire. A property whose member is missing or of another type stays unset.
     *
     * @param array<string, mixed> $raw
     */
    public static function fromArray(array $raw): static
    {
        $class = new \ReflectionClass(static::class);
        $value = $class->newInstanceWithoutConstructor();
        $value->raw = $raw;
        $parameters = [];
        foreach ($class->getConstructor()?->getParameters() ?? [] as $parameter) {
            $parameters[$parameter->getName()] = $parameter;
        }
        unset($parameters['extra']);
        $set = function (string $name, mixed $given): void {
            try {
                $this->$name = $given;
            } catch (\TypeError) {
                // A newer server may send a value of another type: it stands in the array.
            }
        };
        $set = \Closure::bind($set, $value, static::class);
        $names = array_flip(static::NAMES);
        foreach ($parameters as $name => $parameter) {
            $wire = $names[$name] ?? $name;
            if (array_key_exists($wire, $raw)) {
                $set($name, self::read($raw[$wire], static::READINGS[$wire] ?? null));
            } elseif ($parameter->isDefaultValueAvailable()) {
                $set($name, $parameter->getDefaultValue());
            }
        }
        return $value;
    }

    /** @return array<string, mixed> the value in the form of the wire */
    public function toArray(): array
    {
        if ($this->raw !== null) {
            return $this->raw;
        }
        $names = array_flip(static::NAMES);
        $members = [];
        foreach ($this->properties() as $name => $each) {
            $wire = $names[$name] ?? $name;
            if ($each !== null || in_array($wire, static::REQUIRED, true)) {
                $isEmptyMap = $each === [] && in_array($wire, static::MAPS, true);
                $members[$wire] = $isEmptyMap ? new \stdClass() : self::write($each);
            }
        }
        return [...$members, ...$this->extra];
    }

    public function jsonSerialize(): mixed
    {
        return (object) $this->toArray();
    }

    /**
     * Reads a value as the class says.
     *
     * @param string|array<int, mixed>|null $reading
     */
    public static function read(mixed $raw, string|array|null $reading): mixed
    {
        if ($raw === null || $reading === null) {
            return $raw;
        }
        if ($reading === 'time') {
            return is_string($raw) ? self::readTime($raw) : $raw;
        }
        if (is_string($reading)) {
            return is_array($raw) ? $reading::fromArray($raw) : $raw;
        }
        $kind = $reading[0];
        if ($kind === 'union') {
            return self::readUnion($raw, array_slice($reading, 1));
        }
        return is_array($raw) ? array_map(static fn (mixed $each): mixed => self::read($each, $reading[1]), $raw) : $raw;
    }

    /** Writes a value in the form of the wire. */
    public static function write(mixed $value): mixed
    {
        return match (true) {
            $value instanceof self => $value->jsonSerialize(),
            $value instanceof \DateTimeInterface => $value->format('Y-m-d\TH:i:s.uP'),
            is_array($value) => array_map(self::write(...), $value),
            default => $value,
        };
    }

    private static function readTime(string $text): mixed
    {
        $pattern = '/^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/';
        try {
            return preg_match($pattern, $text) === 1 ? new \DateTimeImmutable($text) : $text;
        } catch (\Exception) {
            return $text;
        }
    }

    /**
     * The class whose tags all match has as many of its required members as any other.
     *
     * @param array<int, mixed> $readings
     */
    private static function readUnion(mixed $raw, array $readings): mixed
    {
        $best = -1;
        $chosen = null;
        foreach ($readings as $reading) {
            if (is_array($reading) || $reading === 'time') {
                $fit = is_array($reading) === is_array($raw) && ($reading[0] ?? '') !== 'list' || is_array($raw) && array_is_list($raw) ? 0 : -1;
            } else {
                $fit = is_array($raw) ? $reading::fit($raw) : -1;
            }
            if ($fit > $best) {
                [$best, $chosen] = [$fit, $reading];
            }
        }
        return self::read($raw, $chosen);
    }

    /** @param array<string, mixed> $raw */
    private static function fit(array $raw): int
    {
        $fit = 0;
        foreach (static::REQUIRED as $wire) {
            $fit += array_key_exists($wire, $raw) ? 1 : 0;
        }
        foreach (static::TAGS as $wire => $value) {
            if (array_key_exists($wire, $raw)) {
                if ($raw[$wire] !== $value) {
                    return -1;
                }
                $fit += 100;
            }
        }
        return $fit;
    }

    /** @return array<string, mixed> */
    private function properties(): array
    {
        $class = new \ReflectionClass($this);
        $values = [];
        foreach ($class->getProperties(\ReflectionProperty::IS_PUBLIC) as $property) {
            $values[$property->getName()] = $property->isInitialized($this) ? $property->getValue($this) : null;
        }
        return $values;
    }

    public function offsetExists(mixed $offset): bool
    {
        return array_key_exists($offset, $this->toArray());
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->toArray()[$offset] ?? null;
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
        throw new \LogicException('A value does not change.');
    }

    public function offsetUnset(mixed $offset): void
    {
        throw new \LogicException('A value does not change.');
    }
}
